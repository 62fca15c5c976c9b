import { type PortionsResult, sendAtOnce, sendInPortions } from "~/resource/data/portions";
import type { RowId } from "~/resource/resource";

type Options = {
  /** `leaving`: the page may be closed before the response. */
  send: (ids: RowId[], leaving: boolean) => Promise<unknown>;
  isCurrent: (token: string) => boolean;
  /** `send` takes one id at a time. */
  isOneByOne?: boolean;
};

/** Sends ids in portions one after the other, and the rest of them at once when the page is left. */
export function createPortions({ send, isCurrent, isOneByOne }: Options) {
  const rests = new Set<() => void>();

  /**
   * Sends the ids of a session in portions, or at once if the page is being left. `isAllSent` is false if the session may
   * have ended before the last portion.
   */
  async function sendAll(ids: readonly RowId[], owner: string, leaving: boolean) {
    const inPortions = new AbortController();
    let sentCount = 0;
    const left: { rest?: Promise<PortionsResult<RowId>> } = {};
    const sendPortion = (isLast: boolean) => async (portion: RowId[]) => {
      if (!isCurrent(owner)) throw new Error("The session has ended since the last portion.");
      sentCount += portion.length;
      return send(portion, isLast);
    };
    const sendRest = () => {
      rests.delete(sendRest);
      if (!isCurrent(owner)) return;
      inPortions.abort();
      left.rest = sendAtOnce(ids.slice(sentCount), sendPortion(true), isOneByOne);
    };
    if (!leaving) rests.add(sendRest);
    const first = leaving
      ? await sendAtOnce(ids, sendPortion(true), isOneByOne)
      : await sendInPortions(ids, sendPortion(false), { signal: inPortions.signal, isOneByOne });
    rests.delete(sendRest);
    const rest = await left.rest;
    return {
      done: [...first.done, ...(rest?.done ?? [])],
      unanswered: [...first.unanswered, ...(rest?.unanswered ?? [])],
      error: first.error ?? rest?.error,
      isAllSent: leaving || rest !== undefined,
    };
  }

  const sendRests = () => {
    for (const sendRest of rests) sendRest();
  };
  return { sendAll, sendRests };
}

export type Portions = ReturnType<typeof createPortions>;
