const pending = new Map<Promise<Response>, string>();
/** No handler of the tests takes as long. */
const LIMIT_MS = 5000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Notes each call until it is answered; the returned function ends that. */
export function notePendingCalls(): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (...args) => {
    const call = original(...args);
    const [input, { method = "GET" } = {}] = args;
    pending.set(call, `${method} ${input instanceof Request ? input.url : input}`);
    const settle = () => void pending.delete(call);
    call.then(settle, settle);
    return call;
  };
  return () => {
    globalThis.fetch = original;
  };
}

/** Waits until what has been started in this task has sent its calls, and they are answered. */
export async function settleCalls(): Promise<void> {
  await pause(0);
  await settlePendingCalls();
}

/**
 * Waits until all calls of a test are answered, so that none of them ends in a later test: its answer could end that
 * test's session, or count as its call. Throws an error with the calls that are not.
 */
export async function settlePendingCalls(): Promise<void> {
  const started = performance.now();
  while (pending.size > 0) {
    await pause(0);
    if (performance.now() - started < LIMIT_MS) continue;
    const calls = [...pending.values()].join(", ");
    pending.clear();
    throw new Error(`The test has left calls without an answer: ${calls}`);
  }
}
