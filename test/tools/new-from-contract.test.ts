import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conditionNames, formSchema, sorts } from "./scaffold/fields";
import type { Field } from "./scaffold/kinds";
import { readArguments } from "./scaffold/read-arguments";

const PETS = "test/tools/contracts/pets.json";
const ORDERS = "test/tools/contracts/orders.json";
const MEMBERS = "test/tools/contracts/members.json";
const from = (...args: string[]) => readArguments(["--from", ...args]);

/** A field in one line: its kind, words and values, what the form and the query say of it. */
const line = (field: Field) =>
  [
    `${field.name}: ${field.kind} ${field.label.chinese}/${field.label.english}`,
    field.values.length > 0 && `of ${field.values.map((value) => field.valueWords?.[value]?.chinese).join(",")}`,
    formSchema(field) && `form ${JSON.stringify(field.rules)}`,
    conditionNames(field).length > 0 && `by ${conditionNames(field).join(",")}${field.several ? "…" : ""}`,
    sorts(field) && "sorts",
  ]
    .filter(Boolean)
    .join("; ");

test("a pet store: all records at once, replaced whole, deleted one by one", async () => {
  const { entity, notes } = await from(PETS, "/pets");
  expect([entity.name, entity.chinese, entity.english, entity.title.name]).toEqual(["pets", "宠物", "Pets", "name"]);
  expect(entity.calls).toEqual({
    page: null,
    whole: null,
    path: "/v1/pets",
    one: "/v1/pets/:id",
    reads: true,
    create: true,
    change: "PUT",
    remove: "one",
    importRows: null,
  });
  expect(entity.fields.map(({ name, kind, rules, readOnly }) => [name, kind, readOnly ? "read" : rules])).toEqual([
    ["name", "text", { required: true, max: 40 }],
    ["status", "choice", { required: true }],
    ["born", "day", { nullable: true }],
    ["weight", "number", { nullable: true, min: 0, max: 120, decimals: 4 }],
    ["vaccinated", "flag", {}],
    ["photoUrl", "image", {}],
    ["breederPage", "link", {}],
  ]);
  expect(notes).toEqual([
    "photoUrl is taken as image by its name",
    "tags is left out: a list of records has no kind",
    'category is left out: it refers to another record ("A reference" in app/resource/README.md)',
    "table is left out: every list has that name already",
    "weight: it is shown and taken with 4 decimals, a guess: the document has no multipleOf",
    "photoUrl: the form leaves it out, since it cannot fill in this kind (image)",
    "the list is read whole, and `limit` is not sent: the server must not keep records back",
    'empty, these are sent as "", which the document does not allow: breederPage',
    "the document's server is https://pets.example.com: VITE_API_HOST says where calls go, here to /v1/pets",
    expect.stringMatching(/^the answers have no envelope, but app\/api\/client\/envelope.ts reads/),
  ]);
});

test("orders: allOf, types with null, and pages in names of their own", async () => {
  const { entity, notes } = await from(ORDERS, "/api/orders");
  expect([entity.chinese, entity.english, entity.title.name]).toEqual(["订单", "Orders", "customerName"]);
  expect(entity.calls).toMatchObject({
    page: {
      ...{ current: "page", pageSize: "size", first: "0", list: "items", total: ["meta", "total"] },
      sort: { by: "sort_by", order: "order" },
    },
    path: "/api/orders",
    reads: false,
    change: "PATCH",
    remove: "one",
  });
  expect(entity.fields.map(line)).toEqual([
    "createdAt: time 下单时间/Created at; by createdAfter,createdBefore; sorts",
    'customerName: text 客户/Customer name; form {"required":true,"max":80}; by customerName',
    'status: choice 状态/Status; of 待付款,已付款,已发货; form {"required":true}; by status…',
    'amount: money 金额/Amount; form {"required":true,"min":0,"currency":"USD"}; by minAmount,maxAmount; sorts',
    'quantity: number 件数/Quantity; form {"nullable":true,"max":999,"min":1}; sorts',
    'due: day 交货日期/Due; form {"nullable":true}',
    "tags: choices 标签/Tags; of new,vip,bulk-order; form {}",
    'note: longText 备注/Note; form {"max":500}',
    "buyer: person 买家/Buyer",
  ]);
  expect(notes).toEqual([
    "lines is left out: a list of records has no kind",
    "mixed is left out: it has no single type",
    "createdAt: its filter includes both ends, which must be so of `createdAfter` and `createdBefore`",
    "quantity: its filter is left out: `quantity` is not the two ends of a range",
    "`X-Shop` is required by the list's call, but the console does not send it: add it to the call",
    "not asked for by any field: `keyword`",
    "note is offered in a change too, which the document does not take",
    expect.stringMatching(/^the answers have no envelope/),
    "texts should be found by a part of them: customerName",
  ]);
});

test("an admin console: an envelope, the console's own pages, Chinese descriptions", async () => {
  const { entity, notes } = await from(MEMBERS, "/admin/memberCards");
  expect([entity.name, entity.chinese, entity.english]).toEqual(["member-cards", "会员卡", "Member cards"]);
  expect(entity.calls).toMatchObject({ remove: "ids", change: "PATCH", importRows: "/admin/memberCards/import" });
  expect(entity.fields.map(line)).toEqual([
    'card_no: text 卡号/Card no; form {"required":true,"max":20}; by card_no',
    'holder: text 持卡人/Holder; form {"required":true,"max":255}',
    "status: choice 状态/Status; of 正常,冻结; form {}; by status",
    "level: number 等级/Level",
    'balance: money 余额/Balance; form {"min":0}; sorts',
    "deposit_amount: number 押金/Deposit amount; form {}",
    "vip: flag 贵宾/Vip; form {}; by vip",
    "avatar: image 头像/Avatar",
    'remark: longText 备注/Remark; form {"max":2000}',
    "createdTime: time 开卡时间/Created time; by createdFrom,createdTo; sorts",
  ]);
  expect(notes).toEqual([
    "level is taken as a number to read: the values of a choice are texts",
    "balance is taken as money in CNY by its name, in units and not in cents",
    "deposit_amount is taken as a number: a whole amount may be in cents",
    "avatar is taken as image by its name",
    "createdTime is taken as time by its name: YYYY-MM-DD HH:mm:ss or ISO 8601, and another text is shown as it came",
    "expireTime is left out: a time is a text, but this is a number",
    "password is left out: it is written only",
    "avatar: the form leaves it out, since it cannot fill in this kind (image)",
    "empty, these are sent as null, which the document does not allow: balance, deposit_amount",
    "the form wants a value, which the document does not require: status",
    expect.stringMatching(/^the answers are { code, message, data }, but /),
    "texts should be found by a part of them: card_no",
  ]);
});

test("the console's own contract gives its list back", async () => {
  const { entity, notes } = await from("app/api/openapi.json", "/api/list/policy", "guidelines", "方针", "Guidelines");
  expect([entity.name, entity.chinese, entity.english]).toEqual(["guidelines", "方针", "Guidelines"]);
  expect(entity.calls).toMatchObject({ change: "PATCH", remove: "ids", importRows: "/api/list/policy/import" });
  expect(entity.fields.map(({ name, kind }) => `${name}:${kind}`)).toEqual([
    ...["number:text", "name:text", "contentType:choice", "count:number", "status:choice", "filterType:choice"],
    "createdTime:time",
  ]);
  expect(notes.filter((note) => /envelope|left out/.test(note))).toEqual([]);
});

describe("a document", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "contract-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("may be YAML", async () => {
    const yaml = join(folder, "orders.yaml");
    // JSON is YAML; a comment and a key without quotes are no JSON.
    const text = (await readFile(ORDERS, "utf8")).replace('"openapi"', "# the shop\nopenapi");
    await writeFile(yaml, text);
    expect((await from(yaml, "/api/orders")).entity).toEqual((await from(ORDERS, "/api/orders")).entity);
  });

  test.each([
    ["{", "broken.json", /broken.json is not JSON: /],
    ["a: [", "broken.yaml", /broken.yaml is not YAML: /],
    ["[]", "list.json", /list.json is no OpenAPI 3 document: /],
    [`{"swagger":"2.0"}`, "old.json", /old.json is Swagger 2.0: convert it to OpenAPI 3 first/],
    [`{"openapi":"4.0.0","paths":{}}`, "new.json", /openapi: it must be 3.0 or 3.1/],
    [`{"openapi":"3.0.0"}`, "bare.json", /no OpenAPI 3 document: paths: /],
    [`{"openapi":"3.0.0","paths":{}}`, "empty.json", /\/a has no GET in the document: no GET of it answers a list/],
  ])("%s is refused", async (text, name, message) => {
    await writeFile(join(folder, name), text);
    await expect(from(join(folder, name), "/a")).rejects.toThrow(message);
  });

  test.each<[string[], RegExp]>([
    [["nowhere.json", "/a"], /there is no file nowhere.json/],
    [[PETS], /a document and a path are missing/],
    [[PETS, "/cats"], /\/cats has no GET in the document: lists are \/pets, \/stores, \/keys$/],
    [[PETS, "/health"], /GET \/health does not answer a list of records: lists are \/pets/],
    [[PETS, "/keys"], /have no id/],
    [[PETS, "/pets/{petId}/photos"], /belongs to another record/],
    [[PETS, "/pets", "Pets"], /"Pets" is no name/],
    [[PETS, "/pets", "pets", "宠物", "Pets", "name:text"], /leave out name:text/],
    [[ORDERS, "/api/refunds"], /pages by a cursor/],
    [[ORDERS, "/api/returns"], /without the number of all records/],
    [[ORDERS, "/api/loops"], /contains itself/],
    [[ORDERS, "/api/broken"], /#\/components\/schemas\/Nothing leads nowhere in the document/],
  ])("with %j is refused", async (args, message) => {
    await expect(from(...args)).rejects.toThrow(message);
  });
});
