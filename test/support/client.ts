import { beforeEach, onTestFinished, vi } from "vitest";
import { server } from "#mocks/node";
import { type Failure, failures } from "~/api/client/failures";
import { STORAGE_KEY } from "~/config/storage-keys";

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
    const timeoutMs = 10_000;
    const start = (run: () => void, ms?: number, ...rest: []) => (ms === timeoutMs ? 0 : setTimeout(run, ms, ...rest));
    vi.stubGlobal("setTimeout", Object.assign(start, { __promisify__: setTimeout.__promisify__ }));
  });
}

/** Records the calls of the rest of the test, as `METHOD /path`. */
export function recordCalls(): string[] {
  const calls: string[] = [];
  const record = ({ request }: { request: Request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
  };
  server.events.on("request:start", record);
  onTestFinished(() => server.events.removeListener("request:start", record));
  return calls;
}

/** Records the queries sent to a call, `METHOD /path`, in the rest of the test. */
export function recordQueries(call: string): string[] {
  const queries: string[] = [];
  const record = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    if (`${request.method} ${pathname}` === call) queries.push(search);
  };
  server.events.on("request:start", record);
  onTestFinished(() => server.events.removeListener("request:start", record));
  return queries;
}

/** Records the bodies sent to a call, `METHOD /path`, in the rest of the test. */
export function recordBodies(call: string): unknown[] {
  const bodies: unknown[] = [];
  const record = async ({ request }: { request: Request }) => {
    if (`${request.method} ${new URL(request.url).pathname}` === call) bodies.push(await request.clone().json());
  };
  server.events.on("request:start", record);
  onTestFinished(() => server.events.removeListener("request:start", record));
  return bodies;
}

/** Records the failures announced in the rest of the test. */
export function recordFailures(): Failure[] {
  const announced: Failure[] = [];
  onTestFinished(failures.listen((failure) => announced.push(failure)));
  return announced;
}
