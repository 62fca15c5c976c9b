import { expect, test } from "vitest";
import { createRecords } from "~/lib/loading/records";
import { deferred } from "../../support/deferred";

type Rule = { id: number; on: boolean };
const OFF: Rule = { id: 1, on: false };
const OTHER: Rule = { id: 2, on: true };

/** A list whose answers the test gives; `sent` are the writes that were really sent. */
async function loaded(records: Rule[] = [OFF, OTHER]) {
  const asked: ReturnType<typeof deferred<Rule[]>>[] = [];
  const rules = createRecords<Rule>(() => {
    const answer = deferred<Rule[]>();
    asked.push(answer);
    return answer.promise;
  });
  await rules.load(Promise.resolve(records));
  const sent: ({ on: boolean } & ReturnType<typeof deferred<Rule>>)[] = [];
  const turn = (id: number, on: boolean) =>
    rules.change(
      id,
      () => {
        const answer = deferred<Rule>();
        sent.push({ on, ...answer });
        return answer.promise;
      },
      (rule) => ({ ...rule, on }),
    );
  const known = () => rules.store.get().known;
  /** Lets everything that is settled be noticed. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { rules, asked, sent, turn, known, settle };
}

const refusal = new Error("refused");

test("on, off, on are three writes, one after another, and the last one stands", async () => {
  const { sent, turn, known, settle } = await loaded();
  const outcomes = [turn(1, true), turn(1, false), turn(1, true)];
  await settle();
  expect(sent.map(({ on }) => on)).toEqual([true]);
  sent[0]?.resolve({ id: 1, on: true });
  await settle();
  sent[1]?.resolve({ id: 1, on: false });
  await settle();
  sent[2]?.resolve({ id: 1, on: true });
  expect(await Promise.all(outcomes)).toEqual([true, true, true]);
  expect(sent.map(({ on }) => on)).toEqual([true, false, true]);
  expect(known()).toEqual([{ id: 1, on: true }, OTHER]);
});

test("writes of different records do not wait for each other", async () => {
  const { sent, turn, settle } = await loaded();
  turn(1, true);
  turn(2, false);
  await settle();
  expect(sent.map(({ on }) => on)).toEqual([true, false]);
});

test("a refusal takes back what was shown, and the next write is sent all the same", async () => {
  const { rules, sent, turn, known, settle } = await loaded();
  const refused = turn(1, true);
  const next = turn(2, false);
  await settle();
  sent[0]?.reject(refusal);
  sent[1]?.resolve({ id: 2, on: false });
  expect([await refused, await next]).toEqual([false, true]);
  expect(known()).toEqual([OFF, { id: 2, on: false }]);
  expect(rules.store.get().writes).toEqual([]);
});

test("the answer is taken over as the server gives it", async () => {
  const { sent, turn, known, settle } = await loaded();
  const done = turn(1, true);
  await settle();
  sent[0]?.resolve({ id: 1, on: false });
  await done;
  expect(known()).toEqual([OFF, OTHER]);
});

test("a new record stands first, a removed one is gone, a refused removal stays", async () => {
  const { rules, known } = await loaded();
  expect(await rules.add(() => Promise.resolve({ id: 3, on: true }))).toBe(true);
  expect(known()?.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(await rules.remove(1, () => Promise.resolve(true))).toBe(true);
  expect(await rules.remove(2, () => Promise.reject(refusal))).toBe(false);
  expect(known()?.map(({ id }) => id)).toEqual([3, 2]);
});

test("a failure is kept until the next load has an answer", async () => {
  const { rules, asked, known } = await loaded();
  await rules.load(Promise.reject(refusal));
  expect(rules.store.get().failure).toEqual({ error: refusal });
  const again = rules.load();
  expect(rules.store.get()).toMatchObject({ failure: undefined, known: undefined });
  asked[0]?.resolve([OTHER]);
  await again;
  expect(known()).toEqual([OTHER]);
});

test("only the latest load counts", async () => {
  const { rules, known } = await loaded();
  const [late, early] = [deferred<Rule[]>(), deferred<Rule[]>()];
  const loads = [rules.load(late.promise), rules.load(early.promise)];
  early.resolve([OTHER]);
  late.resolve([OFF]);
  await Promise.all(loads);
  expect(known()).toEqual([OTHER]);
});

test("what was read before a write was confirmed is read again", async () => {
  const { rules, asked, sent, turn, known, settle } = await loaded();
  const stale = deferred<Rule[]>();
  const loading = rules.load(stale.promise);
  const done = turn(1, true);
  await settle();
  sent[0]?.resolve({ id: 1, on: true });
  await done;
  stale.resolve([OFF, OTHER]);
  await settle();
  expect(known()).toEqual([{ id: 1, on: true }, OTHER]);
  asked[0]?.resolve([{ id: 1, on: true }]);
  await loading;
  expect(known()).toEqual([{ id: 1, on: true }]);
});
