let gone = false;

// There is no page where the build or a tool runs the client. One that is put aside may come back, and its calls go on.
globalThis.addEventListener?.("pagehide", ({ persisted }) => {
  gone = !persisted;
});

/** Whether the page has been left for good: the browser fails the calls that were on their way. */
export const isPageGone = (): boolean => gone;
