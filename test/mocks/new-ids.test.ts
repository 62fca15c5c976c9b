import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { createDatabase } from "#mocks/backend/database";
import { mockResource } from "#mocks/backend/mock-resource";
import { nextId } from "#mocks/backend/records";
import { respond } from "#mocks/backend/respond";
import { memoryStorage } from "#mocks/backend/storage";
import { defineCall } from "~/api/client/call";
import { id, integer, text } from "~/api/fields";

describe("the id after", () => {
  test.each<[ids: (number | string)[], next: number]>([
    [[], 1],
    [[3, 1, 2], 4],
    [["7", 5], 8],
    [["ORD-1", "ORD-0002"], 3],
    [["vase", "disc"], 1],
    [["2026-0007", "2025-0100"], 2027],
    [["1234567890123456789", 4], 5],
  ])("%j is %j", (ids, next) => {
    expect(nextId(ids.map((one) => ({ id: one })))).toBe(next);
  });
});

describe("in a list whose ids are texts", () => {
  const path = "/api/list/orders";
  const order = v.object({ id, name: text });
  const form = v.object({ name: text });
  const createOrder = defineCall({ kind: "write", method: "POST", path, body: form, response: order });
  const importOrders = defineCall({
    kind: "write",
    method: "POST",
    path: `${path}/import`,
    body: v.object({ rows: v.array(form) }),
    response: v.object({ created: integer }),
  });
  const SEED: v.InferOutput<typeof order>[] = ["ORD-2", "ORD-1"].map((name) => ({ id: name, name }));
  const table = { name: "orders", seed: () => SEED };

  test("new records, sent one by one and imported, have ids of their own", async () => {
    const now = () => new Date();
    const db = createDatabase(memoryStorage(), now);
    const environment = { db, now, delay: () => 0, checkSignature: () => {} };
    const [create, importRows] = mockResource({
      table,
      missing: "",
      create: createOrder,
      importRows: importOrders,
      record: (sent, { id: newId }) => ({ ...sent, id: newId }),
    });
    const send = async (route: typeof create, body: object) => {
      const headers = { "access-token": "demo-token-admin" };
      const request = new Request(`http://api.test${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      return route && (await respond(route, request, {}, environment)).json();
    };
    expect(await send(create, { name: "Vase" })).toMatchObject({ data: { id: 3, name: "Vase" } });
    expect(await send(importRows, { rows: [{ name: "Disc" }, { name: "Bell" }] })).toMatchObject({
      data: { created: 2 },
    });
    expect((await db.readTable(table)).map((row) => row.id)).toEqual([5, 4, 3, "ORD-2", "ORD-1"]);
  });
});
