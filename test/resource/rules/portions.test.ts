import { beforeEach, describe, expect, test } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { type SendOptions, sendingOf, withProgress } from "~/resource/actions/sending";
import { sendAtOnce, sendInPortions } from "~/resource/data/portions";
import { sessionEnded } from "~/session/session";
import { deferred } from "../../support/deferred";
import { plainList } from "../../support/plain-list";
import { refusal } from "../../support/plain-pages";

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const sizes: number[] = [];
const failure = new Error("no");

beforeEach(() => {
  sizes.length = 0;
});

/** A server that fails at some portions. */
const server =
  (...failing: number[]) =>
  async (portion: unknown[]) => {
    sizes.push(portion.length);
    if (failing.includes(sizes.length)) throw failure;
  };

describe("many records are sent in portions of 200", () => {
  test.each([
    [0, []],
    [200, [200]],
    [201, [200, 1]],
    [450, [200, 200, 50]],
  ])("%i of them in %j", async (count, portions) => {
    expect(await sendInPortions(ids(count), server())).toEqual({ done: ids(count), unanswered: [] });
    expect(sizes).toEqual(portions);
  });

  test("until one fails", async () => {
    expect(await sendInPortions(ids(450), server(2))).toEqual({ done: ids(200), unanswered: [], error: failure });
    expect(sizes).toEqual([200, 200]);
  });

  test("until they are stopped, and say how far they are", async () => {
    const stop = new AbortController();
    const progress: number[] = [];
    const onProgress = (done: number) => {
      progress.push(done);
      if (done === 400) stop.abort();
    };
    const { done } = await sendInPortions(ids(450), server(), { signal: stop.signal, onProgress });
    expect(done).toEqual(ids(400));
    expect(progress).toEqual([200, 400]);
  });

  test("all at once where the page is about to be closed", async () => {
    const sent = sendAtOnce(ids(450), server(1));
    expect(sizes).toEqual([200, 200, 50]);
    expect(await sent).toEqual({ done: ids(450).slice(200), unanswered: [], error: failure });
  });
});

describe("records that are sent one by one", () => {
  const refused = refusal(409);
  /** Fails for some of the ids. */
  const deleting = (failures: Record<number, Error>) => async (portion: number[]) => {
    sizes.push(portion.length);
    const error = failures[portion[0] ?? 0];
    if (error) throw error;
  };

  test("are all sent although some are refused", async () => {
    const result = await sendInPortions(ids(12), deleting({ 2: refused, 12: refused }), { isOneByOne: true });
    expect(result).toEqual({ done: [1, ...ids(11).slice(2)], unanswered: [], error: refused });
    expect(sizes).toEqual(ids(12).map(() => 1));
  });

  test("are sent five at a time, and no more of them without an answer", async () => {
    const lost = new ApiError("", { reason: "timeout", call: "", token: "" });
    const result = await sendInPortions(ids(12), deleting({ 6: lost }), { isOneByOne: true });
    expect(result).toEqual({ done: [...ids(5), 7, 8, 9, 10], unanswered: [6], error: lost });
  });

  test("are sent no further once there are too many requests, also beside a refusal", async () => {
    const limited = refusal(429);
    const result = await sendInPortions(ids(12), deleting({ 1: refused, 4: limited }), { isOneByOne: true });
    expect(result).toEqual({ done: [2, 3, 5], unanswered: [], error: limited });
    expect(sizes).toEqual(ids(5).map(() => 1));
  });

  test("are sent all at once where the page is about to be closed", async () => {
    const sent = sendAtOnce(ids(12), deleting({ 6: refused }), true);
    expect(sizes).toHaveLength(12);
    expect((await sent).done).toEqual(ids(12).filter((id) => id !== 6));
  });
});

describe("an action on many records", () => {
  const runs = () => sendingOf(plainList).get().runs;
  const counts = () => runs().map(({ done, total }) => [done, total]);
  const send = (count: number, portion: () => Promise<unknown>) =>
    withProgress(plainList, {
      total: count,
      step: 200,
      send: (options: SendOptions) => sendInPortions(ids(count), portion, options),
    });

  test("shows no progress of a single portion", async () => {
    let seen: unknown;
    await send(200, async () => {
      seen = runs();
    });
    expect(seen).toEqual([]);
  });

  test("shows how far it is, and nothing when it has ended", async () => {
    const seen: number[][] = [];
    await send(450, async () => seen.push(...counts()));
    expect(seen).toEqual([
      [0, 450],
      [200, 450],
      [400, 450],
    ]);
    expect(runs()).toEqual([]);
  });

  test("can be stopped after the portion that is being sent", async () => {
    const { done } = await send(450, async () => runs().at(-1)?.stop());
    expect(done).toHaveLength(200);
  });

  test("stops with the session, so that another account sends nothing of it", async () => {
    const { done } = await send(450, async () => sessionEnded.emit());
    expect(done).toHaveLength(200);
    expect(runs()).toEqual([]);
  });

  test("keeps an earlier one that still runs when a later one has ended, and its stop", async () => {
    const held = deferred<undefined>();
    const first = send(450, () => held.promise);
    const later = deferred<undefined>();
    const second = send(300, () => later.promise);
    expect(counts()).toEqual([
      [0, 450],
      [0, 300],
    ]);
    later.resolve(undefined);
    await second;
    expect(counts()).toEqual([[0, 450]]);
    runs().at(-1)?.stop();
    held.resolve(undefined);
    expect((await first).done).toHaveLength(200);
    expect(runs()).toEqual([]);
  });
});
