import { beforeEach, onTestFinished, vi } from "vitest";
import { server } from "#mocks/node";
import { type Failure, failures } from "~/api/client/failures";
import { STORAGE_KEY } from "~/config/storage-keys";
import { REQUEST_TIMEOUT_MS } from "~/config/times";

export const FINGERPRINT = "3f9c1b7a5d2e4f60";
const HOUR_MS = 3_600_000;
let hours = 0;

/**
 * For files that send calls: moves the clock an hour ahead for each test, so that no earlier response is reused. The
 * clock stands still unless `runs` is set.
 */
export function isolateCalls({ runs = false } = {}): void {
  beforeEach(() => {
    hours += 1;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * HOUR_MS, shouldAdvanceTime: runs });
    localStorage.setItem(STORAGE_KEY.fingerprint, FINGERPRINT);
  });
}

/**
 * For files that render screens: a request whose response a test holds back never times out by the real clock, which a
 * busy machine would take for the server's fault. With a fake clock it does.
 */
export function waitForResponses(): void {
  beforeEach(() => {
    const { setTimeout } = globalThis;
    const start = (run: () => void, ms?: number, ...rest: []) =>
      ms === REQUEST_TIMEOUT_MS ? 0 : setTimeout(run, ms, ...rest);
    vi.stubGlobal("setTimeout", Object.assign(start, { __promisify__: setTimeout.__promisify__ }));
  });
}

/** Calls the function with each request of the rest of the test, and with its call, `METHOD /path`. */
export function onRequest(record: (call: string, request: Request) => void): void {
  const onStart = ({ request }: { request: Request }) =>
    record(`${request.method} ${new URL(request.url).pathname}`, request);
  server.events.on("request:start", onStart);
  onTestFinished(() => server.events.removeListener("request:start", onStart));
}

/** Records the calls of the rest of the test, as `METHOD /path`. */
export function recordCalls(): string[] {
  const calls: string[] = [];
  onRequest((call) => calls.push(call));
  return calls;
}

/** Records the queries sent to a call, `METHOD /path`, in the rest of the test. */
export function recordQueries(recorded: string): string[] {
  const queries: string[] = [];
  onRequest((call, { url }) => call === recorded && queries.push(new URL(url).search));
  return queries;
}

/** Records the bodies sent to a call, `METHOD /path`, in the rest of the test. */
export function recordBodies(recorded: string): unknown[] {
  const bodies: unknown[] = [];
  onRequest(async (call, request) => call === recorded && bodies.push(await request.clone().json()));
  return bodies;
}

/** Records the failures announced in the rest of the test. */
export function recordFailures(): Failure[] {
  const announced: Failure[] = [];
  onTestFinished(failures.listen((failure) => announced.push(failure)));
  return announced;
}
