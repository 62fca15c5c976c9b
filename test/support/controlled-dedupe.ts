import { type CallKind, createDedupe } from "~/api/client/dedupe";
import { deferred } from "./deferred";

export const WINDOW_MS = 900;

type Call = { key?: string | undefined; kind?: CallKind; signal?: AbortSignal };

/** A dedupe with a fake clock, whose responses the test gives. */
export function createControlledDedupe() {
  let time = 0;
  const sentCalls: { signal: AbortSignal; resolve: (response: string) => void; reject: (reason: unknown) => void }[] =
    [];
  const share = createDedupe({ now: () => time, windowMs: WINDOW_MS });
  const sendNow = (signal: AbortSignal) => {
    const { promise, ...settlers } = deferred<string>();
    sentCalls.push({ signal, ...settlers });
    return promise;
  };
  const send = (call: Call = {}) => share({ key: "k", kind: "read", run: sendNow, ...call });
  return {
    /** The calls that reached the network, in order. */
    sentCalls,
    send,
    advance: (ms: number) => {
      time += ms;
    },
    /** Sends a call and responds at once. */
    sendAndRespond: async (response: string, call?: Call) => {
      const before = sentCalls.length;
      const result = send(call);
      sentCalls[before]?.resolve(response);
      return result;
    },
  };
}
