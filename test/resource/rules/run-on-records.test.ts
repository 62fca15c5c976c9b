import i18next from "i18next";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { isStoppableSending } from "~/api/client/pending-writes";
import { queryClient } from "~/api/client/query-client";
import { actionKey, idsOf, runOnRecords, summary } from "~/resource/actions/run-on-records";
import { plainList, plainWords } from "../../support/plain-list";
import { addUnread, START } from "../../support/plain-pages";

const rows = [{ id: 2 }, { id: "a" }];
const reported: unknown[] = [];
const onSuccess = (result: unknown) => reported.push(result);
const show = async (sent: unknown) => sent;
const onError = () => reported.push("failed");
const isStale = () => queryClient.getQueryCache().findAll({ queryKey: ["plain"] })[0]?.state.isInvalidated;

beforeEach(() => {
  reported.length = 0;
  queryClient.clear();
  addUnread(plainList, START);
});

describe("records that are written", () => {
  test("are busy meanwhile, and report what was done", async () => {
    const send = async () => {
      const busy = queryClient.getMutationCache().findAll({ mutationKey: actionKey(plainList), status: "pending" });
      return busy.map(({ state }) => state.variables);
    };
    expect(await runOnRecords(plainList, rows, { step: 2, send, show, onSuccess, onError })).toEqual([[2, "a"]]);
    expect(reported).toEqual([[[2, "a"]]]);
    expect(isStale()).toBe(false);
  });

  test.each([
    [1, true],
    [2, false],
    [3, false],
  ])("in steps of %i, two of them, are not all sent if the page is left: %j", async (step, isStoppable) => {
    const send = async () => isStoppableSending();
    expect(await runOnRecords(plainList, rows, { step, send, show, onSuccess })).toBe(isStoppable);
  });

  test("are read again after a failure, which may have come too late", async () => {
    const send = () => Promise.reject(new Error("no"));
    await expect(runOnRecords(plainList, rows, { step: 2, send, show, onSuccess, onError })).rejects.toThrow("no");
    expect([reported, isStale()]).toEqual([["failed"], true]);
    await expect(runOnRecords(plainList, rows, { step: 2, send, show, onSuccess })).rejects.toThrow("no");
  });

  test("are known by their ids and by their list", () => {
    expect([idsOf(rows), actionKey(plainList)]).toEqual([
      [2, "a"],
      ["plain", "action"],
    ]);
  });

  test("are summed up with those that were left out, if there are any", () => {
    vi.spyOn(i18next, "t").mockImplementation(
      ((key: string, values: { done: string; counted: string }) => `${values.done}; ${key} ${values.counted}`) as never,
    );
    expect(summary(plainWords, "done", [])).toBe("done");
    expect(
      summary(plainWords, "done", [
        { key: "resource:done.gone", count: 1 },
        { key: "resource:done.skipped", count: 0 },
        { key: "resource:done.rest", count: 2 },
      ]),
    ).toBe("done; resource:done.gone 1 records; resource:done.rest 2 records");
  });
});
