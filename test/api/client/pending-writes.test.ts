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

const STEP = { screen: "Step" };
const GROUP = { screen: "Group" };
const CARD = { screen: "Card", form: "new" };

test("is submitting while a form's write is under way, for its screen only", async () => {
  expect(isSubmitting(STEP)).toBe(false);
  const answer = startWrite(formMutation(STEP));
  expect([isSubmitting(STEP), isSubmitting(GROUP)]).toEqual([true, false]);
  await answer();
  expect(isSubmitting(STEP)).toBe(false);
});

test("is submitting one form of a screen and not another; one without a name is any of its screen", () => {
  startWrite(formMutation(CARD));
  startWrite(formMutation(STEP));
  const forms = [CARD, { screen: "Card" }, { ...CARD, form: "other" }, { ...STEP, form: "form" }];
  expect(forms.map(isSubmitting)).toEqual([true, true, false, true]);
});

test.each<[string, { screen: string; form?: string } | undefined, number]>([
  ["of any screen", undefined, 4],
  ["of one screen", STEP, 2],
  ["of one name", CARD, 1],
  ["of a screen whose form is not sent", { screen: "Setting" }, 0],
])("finds the writes of forms %s, and none that belongs to no form", (_, form, count) => {
  for (const sent of [STEP, GROUP, STEP, CARD]) startWrite(formMutation(sent));
  startWrite();
  startWrite(STOPPED_BY_LEAVING);
  expect(queryClient.isMutating(formMutationFilters(form))).toBe(count);
});

test("leaving would stop something while a write in steps or an upload is under way, and not for any other", async () => {
  startWrite();
  startWrite(formMutation(STEP));
  expect(isStoppableSending()).toBe(false);
  const answer = startWrite(STOPPED_BY_LEAVING);
  expect(isStoppableSending()).toBe(true);
  await answer();
  expect(isStoppableSending()).toBe(false);
});
