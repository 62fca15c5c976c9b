import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseEntity } from "./scaffold/entity";
import { fileOf, KINDS } from "./scaffold/kinds";
import { planList, writePlan } from "./scaffold/plan";

const ORDERS = ["orders", "订单", "Orders"];
const FIELDS = [
  "number:text",
  "customer:text",
  "amount:number",
  "status:choice(pending, paid,shipped)",
  "createdTime:time",
];

describe("the arguments", () => {
  test("are names, titles and fields", () => {
    const { plural, singular, title, fields } = parseEntity([
      "purchase-orders",
      "采购单",
      "Purchase orders",
      ...FIELDS,
    ]);
    expect([plural, singular, title.name]).toEqual(["purchaseOrders", "purchaseOrder", "number"]);
    expect(fields.map(({ name, kind, label, values }) => [name, kind, label.english, values])).toEqual([
      ["number", "text", "Number", []],
      ["customer", "text", "Customer", []],
      ["amount", "number", "Amount", []],
      ["status", "choice", "Status", ["pending", "paid", "shipped"]],
      ["createdTime", "time", "Created time", []],
    ]);
  });

  test.each([
    ["status", "ORDER_STATUSES"],
    ["tags", "ORDER_TAGS"],
    ["category", "ORDER_CATEGORIES"],
    ["deliveryWay", "ORDER_DELIVERY_WAYS"],
  ])("of the choice %s are called %s", (name, constant) => {
    const { fields } = parseEntity([...ORDERS, "number:text", `${name}:choice(a,b)`]);
    expect(fields.at(-1)?.constant).toBe(constant);
  });

  test.each([
    ["orders", "order"],
    ["companies", "company"],
    ["addresses", "address"],
    ["boxes", "box"],
    ["staff", "staff"],
    ["invoices", "invoice"],
    ["statuses", "status"],
    ["events", "event"],
  ])("one of the %s is a %s", (name, singular) => {
    expect(parseEntity([name, "题", "Title", "name:text"]).singular).toBe(singular);
  });

  test.each<[string[], RegExp]>([
    [[], /name is missing/],
    [["Orders", "订单", "Orders", "name:text"], /"Orders" is no name/],
    [["my_orders", "订单", "Orders", "name:text"], /"my_orders" is no name/],
    [["switch", "开关", "Switches", "name:text"], /word of JavaScript/],
    [["maps", "地图", "Maps", "name:text"], /Map, which JavaScript knows/],
    [["orders"], /two titles/],
    [["orders", "订单", "name:text"], /one is "name:text"/],
    [["orders", "Orders", "订单", "name:text"], /English/],
    [ORDERS, /a field is missing/],
    [[...ORDERS, "amount:number"], /a text is missing/],
    [[...ORDERS, "name"], /"name" is no field/],
    [[...ORDERS, "name:text", "2nd:text"], /"2nd" is no name of a field/],
    [[...ORDERS, "name:text", "id:number"], /"id" cannot name a field/],
    [[...ORDERS, "name:text", "index:number"], /"index" cannot name a field/],
    [["choices", "选项", "Choices", "name:text"], /"choices" is a kind of field/],
    [[...ORDERS, "name:text", "price:euro"], /"euro" is no kind of field: price may be text, longText, number, money,/],
    [[...ORDERS, "name:text", "buyer:reference"], /buyer needs its list: "buyer:reference\(policies\)"/],
    [[...ORDERS, "name:text", "buyer:reference(a,b)"], /buyer needs its list/],
    [["--readonly", ...ORDERS, "name:text"], /"--readonly" is no option: there are --read-only and --whole/],
    [[...ORDERS, "name:text", "name:number"], /the field name twice/],
    [[...ORDERS, "name:text", "amountFrom:text", "amount:money"], /the condition amountFrom twice/],
    [[...ORDERS, "name:text", "createdFrom:text", "createdTime:time"], /the condition createdFrom twice/],
    [[...ORDERS, "name:text", "status:choice"], /status needs its values/],
    [[...ORDERS, "name:text", "status:choice()"], /"" is no value of status/],
    [[...ORDERS, "name:text", "status:choice(in stock)"], /"in stock" is no value/],
    [[...ORDERS, "name:text", "status:choice(a,a)"], /the value a twice/],
    [
      [...ORDERS, "name:text", "amount:money(EUR)"],
      /currency in the declaration.*app\/routes\/list\/orders\/orders.ts/,
    ],
    [[...ORDERS, "name:text(a)"], /only choice and choices have/],
  ])("%j are refused", (args, message) => {
    expect(() => parseEntity(args)).toThrow(message);
  });
});

test.each<[string[], object]>([
  [[], { page: { current: "current" }, create: true, change: "PATCH", remove: "ids" }],
  [["--read-only"], { page: { current: "current" }, create: false, change: null, remove: null, importRows: null }],
  [["--whole"], { page: null, create: true, change: "PATCH" }],
  [["--whole", "--read-only"], { page: null, create: false, change: null, remove: null, importRows: null }],
])("with %j a list has the calls %j", (options, calls) => {
  expect(parseEntity([...options, ...ORDERS, ...FIELDS]).calls).toMatchObject(calls);
  expect(parseEntity([...ORDERS, ...FIELDS, ...options]).calls).toMatchObject(calls);
});

describe("the files", () => {
  /** A list that no console has: the tables are those of this one. */
  const SEXTANTS = ["sextants", "六分仪", "Sextants"];
  const TABLES = ["app/navigation", "app/i18n", "mocks/handlers.ts"];
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "new-list-"));
    for (const table of TABLES) await cp(table, join(folder, table), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));
  const filesIn = async () => (await readdir(folder, { recursive: true })).toSorted();
  const read = (file: string) => readFile(join(folder, file), "utf8");

  test("say nothing of a permission where the list is only read", async () => {
    await writePlan(planList(parseEntity(["--read-only", ...SEXTANTS, ...FIELDS]), folder), folder);
    expect(await read("app/routes/list/sextants/sextants.ts")).toContain('  title: "number",\n  fields: {');
  });

  test("are written together, and the tables name the list", async () => {
    await writePlan(planList(parseEntity([...SEXTANTS, ...FIELDS]), folder), folder);
    expect(await filesIn()).toEqual(expect.arrayContaining(["app/api/sextants.ts", "mocks/data/sextants.ts"]));
    const screens = await read("app/navigation/screens.ts");
    expect(screens).toMatch(/"\/list\/.*\n.*"\/list\/sextants".*\n.*"\/form\/step"/);
    expect(await read("mocks/handlers.ts")).toMatch(/Routes,\n\.\.\.sextantRoutes,\n\]/);
    expect(await read("app/i18n/zh-CN/screens.ts")).toContain('sextants: "六分仪"');
  });

  test("of two lists stand beside each other", async () => {
    for (const name of ["sextants", "old-sextants"]) {
      await writePlan(planList(parseEntity([name, "六分仪", "Sextants", ...FIELDS]), folder), folder);
    }
    const translations = await read("app/i18n/translations.ts");
    expect(translations).toContain('"old-sextants": typeof import("./zh-CN/old-sextants").default;');
  });

  test.each([
    ["sextants", /taken, see app\/api\/sextants.ts/],
    ["card", /taken, see app\/i18n\/zh-CN\/card.ts/],
    ["workplace", /taken, see app\/i18n\/zh-CN\/workplace.ts/],
    ["search-table", /taken, see app\/navigation\/screens.ts/],
    ["queues", /taken, see app\/navigation\/permissions.ts/],
  ])("are not written if the name is taken: %s", async (name, message) => {
    await writePlan(planList(parseEntity([...SEXTANTS, ...FIELDS]), folder), folder);
    const before = await filesIn();
    expect(() => planList(parseEntity([name, "题", "Title", ...FIELDS]), folder)).toThrow(message);
    expect(await filesIn()).toEqual(before);
  });

  test("of a list that refers to another use its declaration, and its records in the demonstration", async () => {
    for (const file of ["app/lists/policies.tsx", "mocks/data/policies.ts"]) await cp(file, join(folder, file));
    const entity = parseEntity([...SEXTANTS, "number:text", "ship:reference(policies)"]);
    const plan = planList(entity, folder);
    const declaration = plan.get("app/routes/list/sextants/sextants.ts");
    expect(declaration).toContain('import { policies } from "~/lists/policies";');
    expect(declaration).toContain("ship: reference({ of: () => policies, form: {  } }),");
    expect(plan.get("mocks/sextants.ts")).toContain(
      'ship: { table: { name: "policies", seed: policies }, title: "name" },',
    );
  });

  test("are not written if the list that is referred to is not declared for all routes", async () => {
    await cp("mocks/data/policies.ts", join(folder, "mocks/data/policies.ts"));
    const entity = parseEntity([...SEXTANTS, "number:text", "ship:reference(policies)"]);
    expect(() => planList(entity, folder)).toThrow(/no list policies is declared in app\/lists/);
  });

  test("are not written if a table is not as expected", async () => {
    await writePlan(new Map([["mocks/handlers.ts", "export const routes = [...all];\n"]]), folder);
    expect(() => planList(parseEntity([...SEXTANTS, ...FIELDS]), folder)).toThrow(
      /mocks\/handlers.ts .* by hand: import/,
    );
    expect(await filesIn()).not.toContain("app/api/sextants.ts");
  });
});

test.each(Object.keys(KINDS))("the kit has the kind %s", async (kind) => {
  expect(await readFile(`app/resource/fields/${fileOf(kind)}.tsx`, "utf8")).toContain(`export function ${kind}<`);
});

test("every kind of the kit is known", async () => {
  const files = (await readdir("app/resource/fields")).filter((file) => file.endsWith(".tsx"));
  const texts = await Promise.all(files.map((file) => readFile(`app/resource/fields/${file}`, "utf8")));
  const kinds = texts.flatMap((text) => text.match(/(?<=export function )\w+(?=<const )/g) ?? []);
  expect(kinds.toSorted()).toEqual(Object.keys(KINDS).toSorted());
});
