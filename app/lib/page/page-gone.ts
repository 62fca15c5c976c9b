let gone = false;

// The build and tools run this without a page. A page in the back/forward cache may be restored.
globalThis.addEventListener?.("pagehide", ({ persisted }) => {
  gone = !persisted;
});

/** Whether the page has been unloaded for good; the browser then aborts its requests. */
export const isPageGone = (): boolean => gone;
