import { describe, expect, test } from "vitest";
import { parseEntity } from "./scaffold/entity";
import { conditionNames, sorts } from "./scaffold/fields";
import { planList } from "./scaffold/plan";
import { listOf } from "./small-contract";

describe("a property", () => {
  test.each<[string, object, string]>([
    ["a", { type: "string" }, "text"],
    ["a", { type: ["string", "null"] }, "text"],
    ["a", { type: ["string", "integer"] }, "text"],
    ["a", { anyOf: [{ type: "string" }, { type: "null" }] }, "text"],
    ["a", { type: "string", maxLength: 121 }, "longText"],
    ["a", { type: "string", format: "textarea" }, "longText"],
    ["a", { type: "string", format: "date" }, "day"],
    ["a", { type: "string", format: "date-time" }, "time"],
    ["paidAt", { type: "string" }, "time"],
    ["flat", { type: "string" }, "text"],
    ["a", { type: "string", format: "uri" }, "link"],
    ["homepage", { type: "string" }, "link"],
    ["logo_url", { type: "string", format: "uri" }, "image"],
    ["a", { enum: ["x", "Y_2", "in-stock", null] }, "choice"],
    ["a", { oneOf: [{ const: "x" }, { const: "y" }] }, "choice"],
    ["a", { anyOf: [{ enum: ["x"] }, { type: "string" }] }, "choice"],
    ["a", { type: "array", items: { type: "string", enum: ["x"] } }, "choices"],
    ["a", { type: "boolean" }, "flag"],
    ["a", { type: "integer" }, "number"],
    ["a", { type: "integer", "x-currency": "EUR" }, "money"],
    ["unitPrice", { type: "number" }, "money"],
    ["unitPrice", { type: "integer" }, "number"],
    ["a", { type: "object", properties: { name: {}, avatar: {} } }, "person"],
    ["a", { type: "object", properties: { name: {} } }, "left out: an object has no kind"],
    ["a", { type: "object", properties: { id: {}, name: {} } }, "left out: it refers to another record"],
    ["a", { type: "array", items: { type: "string" } }, "left out: a list of values that are not listed"],
    ["a", { enum: ["x.y"] }, 'left out: its value "x.y" cannot name a translation'],
    ["a", { type: "string", format: "binary" }, "left out: the format binary has no kind"],
    ["a", {}, "left out: it has no single type"],
    ["2nd", { type: "string" }, "left out: no name of a field"],
    ["sort", { type: "string" }, "left out: every list has that name already"],
  ])("%s: %j is %s", (name, schema, expected) => {
    const { entity, notes } = listOf({ properties: { [name]: schema } });
    const found = entity.fields.find((field) => field.name === name)?.kind;
    expect(found ?? notes.find((note) => note.startsWith(`${name} is left out`))).toContain(expected);
  });
});

describe("money", () => {
  const DECLARATION = "app/routes/list/things/things.ts";
  const declared = (properties: object) =>
    planList(listOf({ properties, body: { properties } }).entity, ".").get(DECLARATION);

  test("may be a debt, unless the document has a minimum", () => {
    expect(declared({ balance: { type: "number" } })).toContain(`balance: money("CNY", { form: {  } })`);
    expect(declared({ balance: { type: "number", minimum: 0 } })).toContain(
      `balance: money("CNY", { form: { min: 0 } })`,
    );
  });

  test("is no debt where no document is read", () => {
    const entity = parseEntity(["things", "物", "Things", "name:text", "balance:money"]);
    expect(planList(entity, ".").get(DECLARATION)).toMatch(/balance: money\(.*form: { min: 0 } }\)/);
  });
});

describe("the query", () => {
  const parameter = (name: string, schema: object = { type: "string" }) => ({ name, in: "query", schema });
  const properties = { weight: { type: "number" }, kind: { enum: ["x", "y"] } };

  test.each<[string, object[], object | undefined, string[]]>([
    ["sort", [parameter("sort", { enum: ["weight", "-weight", "name"] })], undefined, ["weight"]],
    ["ordering", [parameter("ordering", { enum: ["weight", "-weight"] })], { by: "ordering", order: null }, ["weight"]],
    [
      "two",
      [parameter("sortBy", { enum: ["name"] }), parameter("direction", { enum: ["asc", "desc"] })],
      { by: "sortBy", order: "direction" },
      ["name"],
    ],
    ["text", [parameter("sort")], undefined, []],
  ])("sorts by %s", (_, parameters, sort, sorted) => {
    const { entity, notes } = listOf({ properties, parameters });
    expect(entity.calls.page?.sort).toEqual(sort);
    expect(entity.fields.filter(sorts).map(({ name }) => name)).toEqual(sorted);
    expect(notes.some((note) => note.startsWith("sorting is left out"))).toBe(sorted.length === 0);
  });

  test.each([[["weightFrom", "weightTo"]], [["min_weight", "max_weight"]], [["weightGte", "weightLte"]]])(
    "has a range by %j",
    (names) => {
      const { entity } = listOf({ properties, parameters: names.map((name) => parameter(name, { type: "number" })) });
      expect(entity.fields.flatMap(conditionNames)).toEqual(names);
    },
  );

  const day = { type: "string", format: "date" };
  const instant = { type: "string", format: "date-time" };
  const sendsDays = (names: string) =>
    `shippedAt: its filter sends days, all of the last one included, where the document has times: ${names}`;
  test.each<[string[], object, string[]]>([
    [["shippedFrom", "shippedTo"], day, []],
    [
      ["shippedAfter", "shippedTo"],
      day,
      ["shippedAt: its filter includes both ends, which must be so of `shippedAfter`"],
    ],
    [["shippedFrom", "shippedTo"], instant, [sendsDays("`shippedFrom` and `shippedTo`")]],
    [["shippedAfter", "shippedBefore"], instant, [sendsDays("`shippedAfter` and `shippedBefore`")]],
  ])("has a range by %j of %j, of which is said %j", (names, schema, expected) => {
    const parameters = names.map((name) => parameter(name, schema));
    const { entity, notes } = listOf({ properties: { shippedAt: instant }, parameters });
    expect(entity.fields.flatMap(conditionNames)).toEqual(names);
    expect(notes.filter((note) => note.startsWith("shippedAt"))).toEqual(expected);
  });

  test("says of a field what both the form and the query leave out", () => {
    const shippedAt = instant;
    const body = { properties: { name: { type: "string" }, shippedAt } };
    const { notes } = listOf({ properties: { shippedAt }, body, parameters: [parameter("shippedFrom", day)] });
    expect(notes.filter((note) => note.startsWith("shippedAt"))).toEqual([
      "shippedAt: the form leaves it out, since it cannot fill in this kind (time)",
      "shippedAt: its filter is left out: `shippedFrom` is not the two ends of a range",
    ]);
  });

  test.each<[number | undefined, number, string[]]>([
    [undefined, 500, []],
    [1000, 500, []],
    [200, 200, []],
    [5, 5, ["a page has at most 5 records, but the console shows 10 at least"]],
  ])("has a size whose maximum is %j: at most %i rows are requested", (maximum, size, expected) => {
    const { entity, notes } = listOf({ properties, pageSize: { type: "integer", maximum } });
    const plan = planList(entity, ".");
    expect(plan.get("app/api/things.ts")).toContain(`pageSize: v.pipe(integer, v.maxValue(${size}))`);
    const declared = plan.get("app/routes/list/things/things.ts")?.match(/maxPageSize: \d+/g) ?? [];
    expect(declared).toEqual(size < 500 ? [`maxPageSize: ${size}`] : []);
    expect(notes.filter((note) => note.startsWith("a page"))).toEqual(expected);
  });

  test("takes several values only where they are one text", () => {
    const several = (explode?: boolean) => {
      const values = { ...parameter("kind", { type: "array", items: { enum: ["x", "y"] } }), explode };
      return listOf({ properties, parameters: [values] }).entity.fields.find(({ name }) => name === "kind")?.several;
    };
    expect([several(), several(true), several(false)]).toEqual([undefined, undefined, true]);
  });
});

test("a list whose server deletes one record at a time declares that call", () => {
  const others = { "/things/{id}": { delete: { responses: { 204: {} } } } };
  const plan = planList(listOf({ properties: {}, others }).entity, ".");
  expect(plan.get("app/api/things.ts")).toMatch(/deleteThing = defineCall\(\{ kind: "write", method: "DELETE"/);
  expect(plan.get("app/routes/list/things/things.ts")).toContain("removeOne: deleteThing,");
  expect(plan.get("mocks/things.ts")).toContain("removeOne: deleteThing,");
});

describe("a write is left out and reported", () => {
  test.each<[object, RegExp]>([
    [{ properties: {} }, /POST \/things is left out: it takes no fields as JSON/],
    [{ properties: { other: {} } }, /it takes none of the fields/],
    [
      { properties: { name: {}, secret: {} }, required: ["secret"] },
      /it requires secret, which the form cannot fill in/,
    ],
  ])("if it takes %j", (body, message) => {
    const { entity, notes } = listOf({ properties: {}, body });
    expect(entity.calls.create).toBe(false);
    expect(notes.join("\n")).toMatch(message);
  });

  test("but not for what only the server sets", () => {
    const body = { properties: { name: { type: "string" }, key: { readOnly: true } }, required: ["key"] };
    expect(listOf({ properties: {}, body }).entity.calls.create).toBe(true);
  });
});

test("a list that is only read has no form, no permission and no import", () => {
  const { entity } = listOf({ properties: { weight: { type: "number" } } });
  const plan = planList(entity, ".");
  expect([...plan.keys()]).not.toContain("app/navigation/permissions.ts");
  expect(plan.get("app/api/things.ts")).not.toMatch(/const form|createThing|importThings/);
  expect(plan.get("app/routes/list/things/things.ts")).not.toMatch(/write:|form:/);
});
