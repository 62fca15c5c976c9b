import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { mockResource } from "#mocks/backend/mock-resource";
import { server } from "#mocks/node";
import { defineCall } from "~/api/client/call";
import { id, integer, time } from "~/api/fields";
import { setDeployment } from "../support/deployment";
import { firstUnsorted } from "./list-page-checks";
import { checkList } from "./list-server";

const ZONE = "Asia/Shanghai";
const DAYS = "is filtered by ranges with both ends";

// The server counts days in its zone. The mock server of the other tests must not answer after that.
beforeAll(async () => {
  await setDeployment({ serverTimeZone: ZONE });
  server.close();
});

const listVisits = defineCall({
  kind: "read",
  method: "GET",
  path: "/api/list/visits",
  query: v.object({
    current: integer,
    pageSize: integer,
    createdFrom: v.optional(v.string()),
    createdTo: v.optional(v.string()),
    sort: v.optional(v.picklist(["createdTime", "-createdTime"])),
  }),
  response: v.object({ list: v.array(v.object({ id, createdTime: time })), total: integer }),
});

const serverOf = (times: string[]) => {
  const table = { name: "visits", seed: () => times.map((createdTime, index) => ({ id: index + 1, createdTime })) };
  const [route] = mockResource({ table, missing: "", list: listVisits });
  if (!route) throw new Error("no route");
  return { call: listVisits, route };
};

/** In Shanghai the second, third and fourth are on one day. */
const TIMES = [
  "2026-11-05T12:00:00Z",
  "2026-11-05T23:30:00Z",
  "2026-11-06T01:00:00+08:00",
  "2026-11-06T10:00:00.500Z",
  "2026-11-06T20:00:00Z",
];

test("days of times with a zone are compared in that of the server", async () => {
  await expect(checkList({ ...serverOf(TIMES), timeZone: ZONE }, DAYS)).resolves.toBeUndefined();
});

test("a server that counts them in another zone does not pass", async () => {
  const check = checkList({ ...serverOf(TIMES), timeZone: "America/New_York" }, DAYS);
  await expect(check).rejects.toThrow(
    /createdFrom=2026-11-06: expected only rows that fit, but got row 2 with createdTime "2026-11-05T23:30:00Z"/,
  );
});

test("they cannot be compared where that zone is not known", async () => {
  await expect(checkList(serverOf(TIMES), DAYS)).rejects.toThrow(
    "the times of createdTime have a zone: tell by --time-zone in which one the server counts days",
  );
});

test("times without a zone need none", async () => {
  const times = ["2026-11-05 12:00:00", "2026-11-05 23:30:00", "2026-11-06 01:00:00"];
  await expect(checkList(serverOf(times), DAYS)).resolves.toBeUndefined();
});

test("times sort by their instants, whatever their zones", async () => {
  await expect(checkList(serverOf(TIMES), "is sorted")).resolves.toBeUndefined();
  const rows = ["2026-10-25T02:50:00+02:00", "2026-10-25T02:10:00+01:00"].map((createdTime) => ({ createdTime }));
  expect(firstUnsorted(rows, "createdTime")).toBeUndefined();
  expect(firstUnsorted(rows, "-createdTime")).toEqual(rows.map(({ createdTime }) => createdTime));
});
