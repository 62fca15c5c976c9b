import { beforeEach, onTestFinished, vi } from "vitest";
import { server } from "#mocks/node";
import { type Failure, failures } from "~/api/client/failures";
import { STORAGE_KEY } from "~/config/storage-keys";

export const FINGERPRINT = "3f9c1b7a5d2e4f60";
const HOUR_MS = 3_600_000;
let hours = 0;

/** For files that send calls: the clock of each test is an hour on, so that it reuses no earlier answer. */
export function isolateCalls(): void {
  beforeEach(() => {
    hours += 1;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * HOUR_MS });
    localStorage.setItem(STORAGE_KEY.fingerprint, FINGERPRINT);
  });
}

/** The calls from now to the end of the test, as `METHOD /path`. */
export function recordCalls(): string[] {
  const calls: string[] = [];
  const record = ({ request }: { request: Request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
  };
  server.events.on("request:start", record);
  onTestFinished(() => server.events.removeListener("request:start", record));
  return calls;
}

/** The failures announced from now to the end of the test. */
export function recordFailures(): Failure[] {
  const announced: Failure[] = [];
  onTestFinished(failures.listen((failure) => announced.push(failure)));
  return announced;
}
