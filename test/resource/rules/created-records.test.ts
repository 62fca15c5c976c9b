import { expect, test } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { recordKey } from "~/resource/data/page-query";
import { rereadCreated } from "~/resource/data/reread-created";
import type { Resource } from "~/resource/resource";
import { plainList, plainServer } from "../../support/plain-list";
import { isolatePages, pageOf, plainWhole, wholeServer } from "../../support/plain-pages";

isolatePages();

const created = { id: 2, name: "old" };
const kept = (resource: Resource, id = 2) => queryClient.getQueryData(recordKey(resource, id));
const keep = (resource: Resource, row = created) => queryClient.setQueryData(recordKey(resource, row.id), row);

test("a record that is kept since it was created is read again in the list, without conditions", async () => {
  keep(plainList);
  await rereadCreated(plainList, [{ id: 1 }, created]);
  expect(kept(plainList)).toEqual({ id: 2, name: "n2" });
  expect(kept(plainList, 1)).toBeUndefined();
  expect(plainServer.asked).toEqual([{ current: 1, pageSize: 500 }]);
});

test("a created record that the list does not have is kept no longer, and the others are", async () => {
  keep(plainList, { id: 7, name: "gone" });
  keep(plainList);
  await rereadCreated(plainList, [{ id: 7 }]);
  expect([kept(plainList, 7), kept(plainList)]).toEqual([undefined, created]);
});

test("a created record that cannot be read stays as it was", async () => {
  keep(plainList);
  plainServer.list = () => Promise.reject(new Error("no answer"));
  await rereadCreated(plainList, [created]);
  expect(kept(plainList)).toEqual(created);
});

test("a created record is found in a long list, on its first page", async () => {
  keep(plainList);
  plainServer.list = async () => ({ ...pageOf(1, 2), total: 9000 });
  await rereadCreated(plainList, [created]);
  expect([kept(plainList), plainServer.asked.length]).toEqual([{ id: 2, name: "n2" }, 1]);
});

test("nothing is read for records that are not kept, or that a call reads, or of a whole list", async () => {
  await rereadCreated(plainList, [created]);
  const withOne = { ...plainList, calls: { ...plainList.calls, one: async () => created } };
  keep(withOne);
  await rereadCreated(withOne, [created]);
  expect([plainServer.asked, kept(withOne)]).toEqual([[], created]);
  keep(plainWhole);
  await rereadCreated(plainWhole, [created]);
  expect([wholeServer.calls, kept(plainWhole)]).toEqual([0, undefined]);
});
