import { ApiError } from "./api/client/api-error";
import { type ShownError, shownErrors } from "./components/feedback/shown-errors";
import { deployment } from "./config/deployment";
import { VERSION } from "./config/version";

/** What went wrong, where and when, without personal data: no message, no query, no hash, no name. */
type Report = {
  version: string;
  /** ISO 8601, in UTC. With path and request it is the reference that the page of an error shows. */
  time: string;
  path: string;
  kind: "error" | "shown" | "policy";
  /** Class of the error, or the directive that was violated. */
  name: string;
  /** `METHOD /path` of the call that failed. */
  request?: string;
  /** `file:line:column` of the frames, the innermost first. */
  stack: string[];
};

/** Reports of one page; one that fails again and again must not flood the service. */
const MOST = 20;
const sent = new Set<string>();

/** The place for a company's own service: called once for each problem. */
function send(report: Report): void {
  navigator.sendBeacon(deployment().reportUrl, JSON.stringify(report));
}

function report({ time, ...problem }: Partial<Report> & Pick<Report, "kind" | "name" | "stack">): void {
  const content = JSON.stringify([location.pathname, problem]);
  if (sent.has(content) || sent.size >= MOST) return;
  sent.add(content);
  send({ version: VERSION, time: time ?? new Date().toISOString(), path: location.pathname, ...problem });
}

/** The places in a stack of Chromium, Firefox or WebKit, without their host. */
const framesOf = (error: unknown): string[] => {
  const stack = (error instanceof Error && error.stack) || "";
  return [...stack.matchAll(/https?:\/\/[^/\s]+(\/[\w./-]+:\d+:\d+)/g)].flatMap(([, location]) => location ?? []);
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** An expected failure of a call is shown to the operator and is no fault of the page. */
function reportError(error: unknown): void {
  if (!(error instanceof ApiError)) report({ kind: "error", name: nameOf(error), stack: framesOf(error) });
}

const reportShown = ({ error, time }: ShownError): void =>
  report({
    kind: "shown",
    time,
    name: nameOf(error),
    request: error instanceof ApiError ? error.call : undefined,
    stack: framesOf(error),
  });

function reportPolicy({
  effectiveDirective,
  sourceFile,
  lineNumber,
  columnNumber,
}: SecurityPolicyViolationEvent): void {
  const source = URL.canParse(sourceFile) ? new URL(sourceFile).pathname : "";
  report({ kind: "policy", name: effectiveDirective, stack: [`${source}:${lineNumber}:${columnNumber}`] });
}

/**
 * Reports uncaught errors, pages of errors and violations of the content policy to `reportUrl`, by beacons; the returned
 * function ends that.
 */
export function startReporting(): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  addEventListener("error", ({ error }) => reportError(error), options);
  addEventListener("unhandledrejection", ({ reason }) => reportError(reason), options);
  addEventListener("securitypolicyviolation", reportPolicy, options);
  const stopShown = shownErrors.listen(reportShown);
  return () => {
    listening.abort();
    stopShown();
  };
}
