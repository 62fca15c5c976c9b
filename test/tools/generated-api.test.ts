import { expect, test } from "vitest";
import { generatedApi, type Sent } from "./generated-api";
import { type Entity, parseEntity } from "./scaffold/entity";
import { readArguments } from "./scaffold/read-arguments";
import { listOf } from "./small-contract";

/** What the console reads of these records. */
function read(entity: Entity, records: readonly object[]) {
  const { listThings } = generatedApi(entity, () => ({ list: records, total: records.length }));
  return listThings?.();
}

test.each<[string, object, string[]]>([
  ["may be null", { enum: ["low", "high"], type: ["string", "null"] }, ["priority"]],
  ["may be missing", { enum: ["low", "high"] }, []],
])("a choice that %s does not hide the other records", async (_, priority, required) => {
  const { entity } = listOf({ properties: { priority }, required });
  const low = { id: 1, name: "A", priority: "low" };
  expect(await read(entity, [low, { id: 2, name: "B", priority: null }, { id: 3, name: "C" }])).toEqual({
    list: [low, { id: 2, name: "B", priority: null }, { id: 3, name: "C", priority: null }],
    total: 3,
  });
});

test("a choice that every record has is not read without a value", async () => {
  const { entity } = listOf({ properties: { priority: { enum: ["low", "high"] } }, required: ["priority"] });
  await expect(read(entity, [{ id: 1, name: "A", priority: null }])).rejects.toThrow(/received null/);
});

test("a number that a record lacks is no zero, though the form requires it", async () => {
  const properties = { weight: { type: "number" } };
  const { entity } = listOf({ properties, body: { properties, required: ["weight"] } });
  expect(await read(entity, [{ id: 1, name: "A" }])).toEqual({ list: [{ id: 1, name: "A", weight: null }], total: 1 });
});

test("a record with a value that the list does not know yet among several is read", async () => {
  const entity = parseEntity(["things", "物", "Things", "name:text", "tags:choices(new,vip)"]);
  const record = { id: 1, name: "A", tags: ["vip", "gold"] };
  expect(await read(entity, [record])).toEqual({ list: [record], total: 1 });
});

test("a record that is replaced is sent as the server gave it, with what was changed", async () => {
  const { entity } = await readArguments(["--from", "test/tools/contracts/pets.json", "/pets"]);
  const pet = { id: 1, name: "Rex", status: "sold", weight: null, category: { id: 2 }, tags: [{ name: "good" }] };
  const sent: Sent[] = [];
  const { changePet } = generatedApi(entity, (call) => {
    sent.push(call);
    return call.body ?? pet;
  });
  const params = { id: 1 };
  await changePet?.({ params, body: { name: "Max" } });
  // The record that a form was opened with is cached as the console reads it, with empty values for missing ones.
  expect(sent).toEqual([
    { method: "GET", path: "/v1/pets/:id", cache: false, params },
    { method: "PUT", path: "/v1/pets/:id", params, body: { ...pet, name: "Max" } },
  ]);
});
