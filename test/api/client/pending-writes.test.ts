import { MutationObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import {
  formMutation,
  formMutationFilters,
  isStoppableSending,
  isSubmitting,
  STOPPED_BY_LEAVING,
} from "~/api/client/pending-writes";
import { queryClient } from "~/api/client/query-client";
import { deferred } from "../../support/deferred";

/** Starts a write, which is under way until the returned function answers it. */
function startWrite(options: { meta?: Record<string, unknown> } = {}) {
  const response = deferred<string>();
  const done = new MutationObserver(queryClient, { ...options, mutationFn: () => response.promise }).mutate();
  return async () => {
    response.resolve("done");
    await done;
  };
}

test("is submitting while a form's write is under way, for its screen only", async () => {
  expect(isSubmitting("Step")).toBe(false);
  const answer = startWrite(formMutation("Step"));
  expect([isSubmitting("Step"), isSubmitting("Group")]).toEqual([true, false]);
  await answer();
  expect(isSubmitting("Step")).toBe(false);
});

test.each<[string, string | undefined, number]>([
  ["of any screen", undefined, 3],
  ["of one screen", "Step", 2],
  ["of a screen whose form is not sent", "Card", 0],
])("finds the writes of forms %s, and none that belongs to no form", (_, screen, count) => {
  for (const sent of ["Step", "Group", "Step"]) startWrite(formMutation(sent));
  startWrite();
  startWrite(STOPPED_BY_LEAVING);
  expect(queryClient.isMutating(formMutationFilters(screen))).toBe(count);
});

test("leaving would stop something while a write in steps or an upload is under way, and not for any other", async () => {
  startWrite();
  startWrite(formMutation("Step"));
  expect(isStoppableSending()).toBe(false);
  const answer = startWrite(STOPPED_BY_LEAVING);
  expect(isStoppableSending()).toBe(true);
  await answer();
  expect(isStoppableSending()).toBe(false);
});
