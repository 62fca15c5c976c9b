const REPORT = "/recorded-problem";

declare global {
  interface Window {
    /** The reports on their way. */
    reports: Promise<unknown>[];
  }
}

/** Runs in the page before any other script. */
function record(report: string): void {
  window.reports = [];
  const send = (kind: string, ...details: unknown[]) => {
    const body = [kind, ...details.map((detail) => (detail instanceof Error ? detail.message : String(detail)))].join(
      " ",
    );
    window.reports.push(fetch(report, { method: "POST", body, keepalive: true }).catch(() => undefined));
  };
  for (const level of ["error", "warn"] as const) {
    const original = console[level];
    console[level] = (...details: unknown[]) => {
      original(...details);
      send(`console.${level}:`, ...details);
    };
  }
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    send("policy:", violatedDirective, blockedURI);
  });
  addEventListener("unhandledrejection", ({ reason }) => send("rejection:", reason));
  // Firefox calls what it stops loading an error, when a page is left.
  let isLeaving = false;
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  addEventListener(
    "error",
    (event) => {
      // An element's event does not say why it could not be loaded.
      const { target } = event;
      if (!(target instanceof Element)) send("error:", event.message);
      // Nor is it one that a module which is to be preloaded is there already.
      else if (!isLeaving && !target.matches("[rel=modulepreload]")) send("not loaded:", target.outerHTML);
    },
    true,
  );
  document.currentScript?.remove();
}

/** No driver of WebKit tells what the console says or runs a script early: the page does, from its own origin. */
export const RECORDER = {
  script: "/recorder.js",
  report: REPORT,
  code: `(${record})(${JSON.stringify(REPORT)});`,
};
