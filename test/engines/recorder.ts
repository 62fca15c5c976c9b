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
  addEventListener("unhandledrejection", ({ reason }) => {
    // The demonstration's worker removes itself while the next page starts, which registers it again.
    if (!String(reason).includes("Failed to update a ServiceWorker")) send("rejection:", reason);
  });
  // Firefox calls what it stops loading an error, when a page is left. A driver's navigation stops it before that event.
  let isLeaving = false;
  for (const type of ["beforeunload", "driver-leaves"]) {
    addEventListener(type, () => {
      isLeaving = true;
    });
  }
  addEventListener(
    "error",
    (event) => {
      const { target, message } = event;
      // An element is recognised by its properties: in Firefox it may be one of a window that is gone.
      if (target && "outerHTML" in target) {
        // Firefox calls it an error, too, when a module that is to be preloaded is there already.
        const isPreload = String(target.outerHTML).includes('rel="modulepreload"');
        if (!isLeaving && !isPreload) send("not loaded:", target.outerHTML);
      } else if (!message.startsWith("ResizeObserver loop completed")) {
        // WebKit tells so that what an observer changed is drawn in the next frame, which is no error.
        send("error:", message);
      }
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
