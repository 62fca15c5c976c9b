import { expect, test } from "vitest";
import { memoryStorage } from "#mocks/backend/storage";
import {
  changeService,
  createQualityInspection,
  deleteQualityInspection,
  listPresetRules,
  listQualityInspections,
  listServices,
  markInspected,
  switchPresetRule,
} from "~/api/card";
import { collectChat, listChats } from "~/api/chat";
import { submitGroupForm } from "~/api/form";
import { listMessages, markMessagesRead } from "~/api/message";
import { createPolicy, deletePolicies, importPolicies, listPolicies, setPoliciesStatus } from "~/api/policy";
import { listOperationLog } from "~/api/profile";
import { getUser, saveUser, uploadAvatar } from "~/api/user";
import { createCaller } from "./caller";

const FIRST = { query: { current: 1, pageSize: 100 } };
const form = { name: "新集合", contentType: "img", filterType: "rules", count: 7, status: "online" };
const information = {
  email: "new@example.com",
  name: "王新名",
  countryRegion: "中国",
  area: ["上海市", "上海市"],
  address: "世纪大道",
  introduction: "你好",
};

/** Changes that a user can make, and what must be there after a reload. */
const changes: [
  string,
  (caller: ReturnType<typeof createCaller>) => Promise<unknown>,
  (caller: ReturnType<typeof createCaller>) => Promise<void>,
][] = [
  [
    "a message read",
    ({ data }) => data(markMessagesRead, { body: { ids: [1, 2] } }),
    async ({ data }) => {
      const read = (await data(listMessages)).filter(({ status }) => status === 1).map(({ id }) => id);
      expect(read).toEqual(expect.arrayContaining([1, 2]));
    },
  ],
  [
    "a chat starred",
    ({ data }) => data(collectChat, { params: { id: 2 }, body: { isCollect: true } }),
    async ({ data }) => expect((await data(listChats)).find(({ id }) => id === 2)?.isCollect).toBe(true),
  ],
  [
    "the basic information",
    ({ data }) => data(saveUser, { body: information }),
    async ({ data }) => expect(await data(getUser)).toMatchObject({ ...information, role: "admin" }),
  ],
  [
    "a rule switched",
    ({ data }) => data(switchPresetRule, { params: { id: 3 }, body: { enable: true } }),
    async ({ data }) => expect((await data(listPresetRules)).find(({ id }) => id === 3)?.enable).toBe(true),
  ],
  [
    "a service renewed",
    ({ data }) => data(changeService, { params: { id: 4 }, body: { renew: true } }),
    async ({ data }) =>
      expect((await data(listServices)).find(({ id }) => id === 4)).toMatchObject({ enable: true, expires: false }),
  ],
  [
    "a queue created",
    ({ data }) => data(createQualityInspection, { body: { title: " 新队列 " } }),
    async ({ data }) => expect((await data(listQualityInspections))[0]).toMatchObject({ id: 9, title: "新队列" }),
  ],
  [
    "a queue inspected",
    ({ data }) => data(markInspected, { params: { id: 1 }, body: { inspected: true } }),
    async ({ data }) => expect((await data(listQualityInspections))[0]?.data[0]?.value).toBe(0),
  ],
  [
    "a queue deleted",
    ({ data }) => data(deleteQualityInspection, { params: { id: 1 } }),
    async ({ data }) => expect((await data(listQualityInspections)).map(({ id }) => id)).not.toContain(1),
  ],
  [
    "a policy created",
    ({ data }) => data(createPolicy, { body: form }),
    async ({ data }) => {
      const { list, total } = await data(listPolicies, FIRST);
      expect(total).toBe(56);
      expect(list[0]).toMatchObject({ ...form, id: 56, number: expect.stringMatching(/^JH\d{8}0056$/) });
    },
  ],
  [
    "policies imported",
    ({ data }) => data(importPolicies, { body: { rows: [form, { ...form, name: "第二行" }] } }),
    async ({ data }) => {
      const { list, total } = await data(listPolicies, FIRST);
      expect(total).toBe(57);
      expect(list.slice(0, 2).map(({ id, name }) => [id, name])).toEqual([
        [57, "第二行"],
        [56, "新集合"],
      ]);
    },
  ],
  [
    "policies taken offline",
    ({ data }) => data(setPoliciesStatus, { body: { ids: [55, "53"], status: "offline" } }),
    async ({ data }) => {
      const { list } = await data(listPolicies, FIRST);
      expect(list.filter(({ id }) => id === 55 || id === 53).map(({ status }) => status)).toEqual([
        "offline",
        "offline",
      ]);
    },
  ],
  [
    "policies deleted",
    ({ data }) => data(deletePolicies, { body: { ids: [55, "54", 999] } }),
    async ({ data }) => expect((await data(listPolicies, FIRST)).total).toBe(53),
  ],
  [
    "new parameters",
    ({ data }) => data(submitGroupForm, { body: { video: emptyVideo, audio: emptyAudio, explanation: "" } }),
    async ({ data }) => expect((await data(listOperationLog))[0]).toMatchObject({ key: "6", status: 0 }),
  ],
  [
    "a new avatar",
    ({ data }) => data(uploadAvatar, { body: upload(new File(["abc"], "a.png", { type: "image/png" })) }),
    async ({ data }) => expect((await data(getUser)).avatar).toBe("data:image/png;base64,YWJj"),
  ],
];

const emptyAudio = { acquisition: {}, encoding: {} };
const emptyVideo = { acquisition: {}, encoding: { rate: {} } };

function upload(file: File): FormData {
  const data = new FormData();
  data.set("file", file);
  return data;
}

test.each(changes)("%s survives a reload", async (_, change, check) => {
  const storage = memoryStorage();
  await change(createCaller(storage));
  await check(createCaller(storage));
});

test.each(changes)("%s is discarded by a reset", async (_, change, check) => {
  const caller = createCaller();
  await change(caller);
  await caller.storage.clear();
  await expect(check(caller)).rejects.toThrow();
});

test("changes of one account do not affect the other", async () => {
  const { data } = createCaller();
  await data(saveUser, { as: "user", body: information });
  await data(markMessagesRead, { as: "user", body: { ids: [1] } });
  expect((await data(getUser)).name).toBe("王立群");
  expect((await data(listMessages)).find(({ id }) => id === 1)?.status).toBe(0);
});

test("overlapping writes are all stored, also from two tabs", async () => {
  const storage = memoryStorage();
  const tabs = [createCaller(storage), createCaller(storage)];
  const created = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (tabs[index % 2] ?? createCaller(storage)).data(createPolicy, { body: form }),
    ),
  );
  expect(new Set(created.map(({ id }) => id)).size).toBe(20);
  expect((await createCaller(storage).data(listPolicies, FIRST)).total).toBe(75);
});

test.each([
  ["another version", { version: 0, records: [{ wrong: true }] }],
  ["no version", [{ id: 1 }]],
  ["a text", "old"],
  ["null", null],
])("ignores stored records with %s", async (_, records) => {
  const storage = memoryStorage();
  await storage.update("policies", () => records);
  const { data } = createCaller(storage);
  expect((await data(listPolicies, FIRST)).total).toBe(55);
  await data(createPolicy, { body: form });
  expect((await data(listPolicies, FIRST)).total).toBe(56);
});
