import { act, useState } from "react";
import { expect, test } from "vitest";
import { quickAnswers, watch } from "~/lib/loading/answer";
import { useSettled } from "~/lib/loading/use-settled";
import { deferred } from "../../support/deferred";
import { drawHook, isolateDrawings } from "../../support/draw";

isolateDrawings();

test("the outcome before stays until the next is there", async () => {
  const [one, other] = [deferred<string>(), deferred<string>()];
  const hook = await drawHook(() => {
    const [promise, ask] = useState(one.promise);
    return { settled: useSettled(promise), ask };
  });
  expect(hook.now().settled).toEqual({ outcome: undefined, waiting: true });
  await act(async () => one.resolve("first"));
  expect(hook.now().settled).toEqual({ outcome: { state: "data", data: "first" }, waiting: false });
  await act(async () => hook.now().ask(other.promise));
  expect(hook.now().settled).toEqual({ outcome: { state: "data", data: "first" }, waiting: true });
  const error = new Error("down");
  await act(async () => other.reject(error));
  expect(hook.now().settled).toEqual({ outcome: { state: "failed", error }, waiting: false });
});

test("what is answered already is drawn at once, first and later", async () => {
  const [one, other] = [watch(Promise.resolve("first")), watch(Promise.resolve("second"))];
  await quickAnswers();
  const drawn: unknown[] = [];
  const hook = await drawHook(() => {
    const [promise, ask] = useState(one);
    const { outcome, waiting } = useSettled(promise);
    drawn.push([promise, outcome, waiting]);
    return { ask };
  });
  await act(async () => hook.now().ask(other));
  const wanted = [one, other].map((promise) => [promise, promise.outcome, false]);
  for (const seen of drawn) expect(wanted).toContainEqual(seen);
});
