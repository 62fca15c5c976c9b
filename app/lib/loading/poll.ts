type Options = {
  everyMs: number;
  /** When it was last asked, by this clock or otherwise; 0 for never. */
  askedAt: () => number;
};

/**
 * Asks now where that is due, and then again and again while the page is visible and online: nothing is
 * asked in the background, and what became due there is asked at once when it ends.
 * Returns the function that ends it.
 */
export function poll(ask: () => void, { everyMs, askedAt }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(timer);
    if (document.visibilityState === "hidden" || !navigator.onLine) return;
    const age = Date.now() - askedAt();
    // A clock that was set back makes it due too.
    const due = age < 0 || age >= everyMs;
    if (due) ask();
    timer = setTimeout(look, due ? everyMs : everyMs - age);
  }

  look();
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    removeEventListener("online", look);
  };
}
