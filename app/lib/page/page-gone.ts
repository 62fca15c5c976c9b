let gone = false;

// There is no page where the build or a tool runs the client. A page in the back/forward cache may return.
globalThis.addEventListener?.("pagehide", ({ persisted }) => {
  gone = !persisted;
});

/** Whether the page has been left for good; the browser aborts its calls. */
export const isPageGone = (): boolean => gone;
