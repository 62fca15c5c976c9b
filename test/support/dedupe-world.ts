import { type CallKind, createDedupe } from "~/api/client/dedupe";
import { deferred } from "./deferred";

export const WINDOW_MS = 900;

type Call = { key?: string | undefined; kind?: CallKind; signal?: AbortSignal };

/** A dedupe with a fake clock, whose responses the test gives. */
export function createWorld() {
  let time = 0;
  const runs: { signal: AbortSignal; resolve: (answer: string) => void; reject: (reason: unknown) => void }[] = [];
  const share = createDedupe({ now: () => time, windowMs: WINDOW_MS });
  const run = (signal: AbortSignal) => {
    const { promise, ...ends } = deferred<string>();
    runs.push({ signal, ...ends });
    return promise;
  };
  const send = (call: Call = {}) => share({ key: "k", kind: "read", run, ...call });
  return {
    /** The calls that reached the network, in order. */
    runs,
    send,
    pass: (ms: number) => {
      time += ms;
    },
    /** Sends a call and responds at once. */
    ask: async (answer: string, call?: Call) => {
      const before = runs.length;
      const result = send(call);
      runs[before]?.resolve(answer);
      return result;
    },
  };
}
