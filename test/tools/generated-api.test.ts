import { expect, test } from "vitest";
import { generatedApi, type Sent } from "./generated-api";
import { parseDocument } from "./scaffold/contract/document";
import { readList } from "./scaffold/contract/read-list";
import { parseEntity } from "./scaffold/entity";
import { readArguments } from "./scaffold/read-arguments";

const json = (schema: object) => ({ content: { "application/json": { schema } } });

/** A list that one answer gives whole, of records with an id and a name beside the given properties; `body`: of its POST. */
function wholeList(properties: object, required: readonly string[] = [], body?: object) {
  const item = { properties: { id: { type: "integer" }, name: { type: "string" }, ...properties }, required };
  const get = { responses: { 200: json({ type: "array", items: item }) } };
  const post = body && { requestBody: json(body), responses: { 201: json(item) } };
  const paths = { "/things": { get, ...(post && { post }) } };
  const document = parseDocument({ openapi: "3.1.0", paths }, "a.json");
  return readList(document, "/things", { chinese: "物" }).entity;
}

test.each<[string, object, string[]]>([
  ["may be null", { enum: ["low", "high"], type: ["string", "null"] }, ["priority"]],
  ["may be missing", { enum: ["low", "high"] }, []],
])("a choice that %s does not hide the other records", async (_, priority, required) => {
  const records = [
    { id: 1, name: "A", priority: "low" },
    { id: 2, name: "B", priority: null },
    { id: 3, name: "C" },
  ];
  const { listThings } = generatedApi(wholeList({ priority }, required), () => records);
  expect(await listThings?.()).toEqual([
    { id: 1, name: "A", priority: "low" },
    { id: 2, name: "B", priority: null },
    { id: 3, name: "C", priority: null },
  ]);
});

test("a choice that every record has is not read without a value", async () => {
  const entity = wholeList({ priority: { enum: ["low", "high"] } }, ["priority"]);
  const { listThings } = generatedApi(entity, () => [{ id: 1, name: "A", priority: null }]);
  await expect(listThings?.()).rejects.toThrow();
});

test("a number that a record lacks is no zero, though the form requires it", async () => {
  const properties = { weight: { type: "number" } };
  const entity = wholeList(properties, [], { properties, required: ["weight"] });
  const { listThings } = generatedApi(entity, () => [{ id: 1, name: "A" }]);
  expect(await listThings?.()).toEqual([{ id: 1, name: "A", weight: null }]);
});

test("a record with a value that the list does not know yet among several is read", async () => {
  const entity = parseEntity(["--whole", "things", "物", "Things", "name:text", "tags:choices(new,vip)"]);
  const { listThings } = generatedApi(entity, () => [{ id: 1, name: "A", tags: ["vip", "gold"] }]);
  expect(await listThings?.()).toEqual([{ id: 1, name: "A", tags: ["vip", "gold"] }]);
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
