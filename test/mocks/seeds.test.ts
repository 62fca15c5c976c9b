import { expect, test } from "vitest";
import { ACCOUNTS, isAccount } from "#mocks/backend/accounts";
import { seeds } from "#mocks/data/collections";
import { policies } from "#mocks/data/policies";
import { listPresetRules, listQualityInspections, listServices } from "~/api/card";
import { listChats } from "~/api/chat";
import { listContentData, listContentShare, listPopular, POPULAR_TYPES } from "~/api/dashboard";
import { listMessages } from "~/api/message";
import { listPolicies } from "~/api/policy";
import { listOperationLog } from "~/api/profile";
import { getCertification, getUser, listLatestActivities, listMyProjects, listVisits } from "~/api/user";
import { createCaller } from "./caller";

const { data } = createCaller();
const values = <T>(items: readonly T[]) => [...new Set(items)].sort();

test.each([
  ["messages", listMessages, 6],
  ["projects", listMyProjects, 6],
  ["activities", listLatestActivities, 7],
  ["visits", listVisits, 4],
  ["days of content data", listContentData, 14],
  ["content types", listContentShare, 3],
  ["chats", listChats, 8],
  ["quality inspections", listQualityInspections, 8],
  ["services", listServices, 8],
  ["rules", listPresetRules, 8],
  ["log rows", listOperationLog, 5],
])("has the right number of %s", async (_, call, expected) => {
  expect(await data(call)).toHaveLength(expected);
});

test("has two messages of each type, with every messageType and both statuses", async () => {
  const messages = await data(listMessages);
  expect(messages.map(({ type }) => type)).toEqual(["message", "message", "notice", "notice", "todo", "todo"]);
  expect(values(messages.map(({ messageType }) => messageType))).toEqual([0, 1, 2, 3]);
  expect(values(messages.map(({ status }) => status))).toEqual([0, 1]);
});

test("has policies of every type, filter and status, and a name of 60 characters", async () => {
  const { list } = await data(listPolicies, { query: { current: 1, pageSize: 100 } });
  expect(values(list.map(({ contentType }) => contentType))).toHaveLength(3);
  expect(values(list.map(({ filterType }) => filterType))).toHaveLength(2);
  expect(values(list.map(({ status }) => status))).toHaveLength(2);
  expect(values(list.map(({ id }) => id))).toHaveLength(55);
  expect(values(list.map(({ name }) => name))).toHaveLength(55);
  expect(Math.max(...list.map(({ name }) => name.length))).toBe(60);
  expect(list.every(({ createdTime }) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(createdTime))).toBe(true);
});

test.each(POPULAR_TYPES)("has popular %s with clicks as number and as text, rising and falling", async (type) => {
  const items = await data(listPopular, { query: { type } });
  expect(items).toHaveLength(8);
  expect(values(items.map(({ clickNumber }) => typeof clickNumber))).toEqual(["number", "string"]);
  expect(items.some(({ increases }) => increases < 0)).toBe(true);
});

test("has fourteen consecutive days that end yesterday", async () => {
  const points = await data(listContentData);
  expect(points.at(-1)?.x).toBe("2026-11-20");
  expect(points[0]?.x).toBe("2026-11-07");
  expect(values(points.map(({ x }) => x))).toHaveLength(14);
});

test("has growth in both directions, and certification under review and passed", async () => {
  const growth = (await data(listVisits)).map((item) => Math.sign(item.growth));
  expect(values(growth)).toEqual([-1, 1]);
  expect(values((await data(getCertification)).record.map(({ status }) => status))).toEqual([0, 1]);
});

test.each(Object.keys(ACCOUNTS).filter(isAccount))("%s has a complete record", async (as) => {
  const user = await data(getUser, { as });
  expect(user.role).toBe(as);
  expect(user.name && user.jobName && user.organizationName && user.phone && user.registrationDate).toBeTruthy();
});

test("nothing refers to another host", () => {
  const now = new Date("2026-01-01T00:00:00");
  expect(JSON.stringify([...Object.values(seeds), policies].map((seed) => seed(now)))).not.toMatch(/https?:|\/\//);
});
