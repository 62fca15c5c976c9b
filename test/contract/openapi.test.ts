import { readFile } from "node:fs/promises";
import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import { calls } from "./calls";
import { DESCRIPTIONS } from "./descriptions";
import { describeContract } from "./openapi";

type Operation = {
  operationId: string;
  summary: string;
  parameters: { name?: string; schema?: object; example?: unknown }[];
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  responses: { 200: { content: { "application/json": { schema: object; example: { data?: unknown } } } } };
};

/** Validates a value against a schema of the contract, resolving references. */
let validationErrors: (schema: object, value: unknown) => string;
let operations: Operation[];

beforeAll(async () => {
  const contract = JSON.parse(await readFile("app/api/openapi.json", "utf8"));
  const ajv = new Ajv({ strict: false });
  ajv.addSchema(contract, "contract");
  const resolved = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/'));
  validationErrors = (schema, value) => (ajv.validate(resolved(schema), value) ? "" : ajv.errorsText());
  operations = Object.values<Record<string, Operation>>(contract.paths).flatMap((path) => Object.values(path));
});

describe("the published contract", () => {
  test("is what npm run contract writes now", async () => {
    const written: unknown = JSON.parse(await readFile("app/api/openapi.json", "utf8"));
    expect(written, "stale: run npm run contract").toEqual(JSON.parse(JSON.stringify(await describeContract())));
  });

  test("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(await readFile("app/api/openapi.json", "utf8")));
    expect(result).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  test("contains each call once, with a description", () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      calls.map(({ name }) => name.replace(".", "_")).sort(),
    );
    expect(operations.filter(({ summary }) => !/^[A-Z].*[a-z]/.test(summary))).toEqual([]);
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(DESCRIPTIONS)));
  });

  test("has examples that match its schemas", () => {
    for (const { operationId, parameters, requestBody, responses } of operations) {
      const { schema, example } = responses[200].content["application/json"];
      expect(validationErrors(schema, example), operationId).toBe("");
      const body = requestBody?.content["application/json"];
      if (body) expect(validationErrors(body.schema, body.example), `${operationId}, body`).toBe("");
      for (const { name, schema: type = {}, example: value } of parameters) {
        if (value !== undefined) expect(validationErrors(type, value), `${operationId}, ${name}`).toBe("");
      }
    }
  });

  test("rejects a response that lacks a required field", () => {
    const info = operations.find(({ operationId }) => operationId === "user_getUser");
    const { schema, example } = info?.responses[200].content["application/json"] ?? { schema: {}, example: {} };
    expect(validationErrors(schema, { ...example, data: { name: "王立群" } })).toContain("role");
    expect(validationErrors(schema, { ...example, data: { name: "王立群", role: "admin", more: 1 } })).toBe("");
  });
});
