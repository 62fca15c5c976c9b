import { expect, test } from "vitest";
import { quickAnswers } from "~/lib/loading/answer";
import { begin } from "~/lib/loading/begin";
import { deferred } from "../../support/deferred";

/** A call that remembers the signals it was made with; each answers when told. */
function recordedCall() {
  const made: { signal: AbortSignal; answer: ReturnType<typeof deferred<string>> }[] = [];
  const call = ({ signal }: { signal: AbortSignal }) => {
    const answer = deferred<string>();
    made.push({ signal, answer });
    return answer.promise;
  };
  return { call, made };
}
const never = () => new AbortController().signal;

test("the call leaves at once, and the first use takes it over", async () => {
  const { call, made } = recordedCall();
  const load = begin(call, never());
  expect(made).toHaveLength(1);
  const first = load(never());
  made[0]?.answer.resolve("begun");
  expect(await first).toBe("begun");
  expect(made).toHaveLength(1);
});

test("a later use asks anew", async () => {
  const { call, made } = recordedCall();
  const load = begin(call, never());
  load(never());
  const again = load(never());
  made[0]?.answer.resolve("begun");
  made[1]?.answer.resolve("again");
  expect(await again).toBe("again");
});

test("who used it and waits no more ends it", () => {
  const { call, made } = recordedCall();
  const user = new AbortController();
  begin(call, never())(user.signal);
  expect(made[0]?.signal.aborted).toBe(false);
  user.abort();
  expect(made[0]?.signal.aborted).toBe(true);
});

test("a screen that is never drawn ends it", () => {
  const { call, made } = recordedCall();
  const navigation = new AbortController();
  begin(call, navigation.signal);
  navigation.abort();
  expect(made[0]?.signal.aborted).toBe(true);
});

test("a failure before it is used is told to the user alone", async () => {
  const { call, made } = recordedCall();
  const load = begin(call, never());
  made[0]?.answer.reject(new Error("down"));
  await expect(load(never())).rejects.toThrow("down");
});

test("it tells what it has come to until somebody takes it over", async () => {
  const { call, made } = recordedCall();
  const load = begin(call, never());
  expect(load.outcome()).toBeUndefined();
  made[0]?.answer.resolve("begun");
  await quickAnswers();
  expect(load.outcome()).toEqual({ state: "data", data: "begun" });
  load(never());
  expect(load.outcome()).toBeUndefined();
});
