let isUnloaded = false;

// The build and tools run this without a page. A page in the back/forward cache may be restored.
globalThis.addEventListener?.("pagehide", ({ persisted }) => {
  isUnloaded = !persisted;
});

/** Whether the page has been unloaded for good; the browser then aborts its requests. */
export const isPageUnloaded = (): boolean => isUnloaded;
