import { expect, test, vi } from "vitest";
import { ANSWER_GRACE_MS } from "~/config/times";
import { allAwaited, giveUp, quickAnswers, watch } from "~/lib/loading/answer";
import { deferred } from "../../support/deferred";

test("a watched promise tells what it has come to, a failure too", async () => {
  const [good, bad] = [deferred<string>(), deferred<string>()];
  const [answer, failure] = [watch(good.promise), watch(bad.promise)];
  expect(answer.outcome).toBeUndefined();
  const error = new Error("down");
  good.resolve("rows");
  bad.reject(error);
  await quickAnswers();
  expect(answer.outcome).toEqual({ state: "data", data: "rows" });
  expect(failure.outcome).toEqual({ state: "failed", error });
});

test("quick answers are waited for, all of them", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const [one, other] = [deferred<string>(), deferred<string>()];
  watch(one.promise);
  watch(other.promise);
  const done = vi.fn();
  const waited = quickAnswers().then(done);
  one.resolve("first");
  await one.promise;
  await vi.advanceTimersByTimeAsync(ANSWER_GRACE_MS - 1);
  expect(done).not.toHaveBeenCalled();
  other.reject(new Error("down"));
  await waited;
});

test("a slow answer is waited for no longer than the grace", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const slow = deferred<string>();
  watch(slow.promise);
  const done = vi.fn();
  quickAnswers().then(done);
  await vi.advanceTimersByTimeAsync(ANSWER_GRACE_MS - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
  giveUp(slow.promise);
});

test("what was given up is not waited for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const left = deferred<string>();
  watch(left.promise);
  giveUp(left.promise);
  await quickAnswers();
});

test("nor what was awaited before", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const [left, own] = [deferred<string>(), deferred<string>()];
  watch(left.promise);
  const earlier = allAwaited();
  watch(own.promise);
  const done = vi.fn();
  const waited = quickAnswers(earlier).then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  own.resolve("rows");
  await waited;
  giveUp(left.promise);
});
