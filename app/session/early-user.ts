import { type Failure, failures } from "~/api/client/failures";
import { readDeployment } from "~/deployment";
import { beginUser } from "./session";

const failed: Failure[] = [];
const stopNoting = failures.listen((failure) => failed.push(failure));

let begun: Promise<void> | undefined;

/** Reads the deployment's values, then asks for the user of a stored token; once a page. Rejects as `readDeployment`. */
export function begin(): Promise<void> {
  begun ??= readDeployment().then(beginUser);
  return begun;
}

/** What failed while there was nobody to tell of it. */
export function takeEarlyFailures(): Failure[] {
  stopNoting();
  return failed.splice(0);
}

// The page's first script runs this as soon as its file is here, while larger ones are on their way; a demonstration
// has no backend yet then.
if (import.meta.env.VITE_DEMO !== "true") begin().catch(() => undefined);
