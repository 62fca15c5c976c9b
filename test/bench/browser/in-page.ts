declare global {
  interface Window {
    /** From the next answer of the list to the frame that shows so many of its rows, in ms. */
    nextRows: (count: number) => Promise<number>;
  }
}

/**
 * Runs in the page, before its scripts. An answer that is waited for comes when the click has been drawn, as it
 * does over a network, and no later than the demonstration's.
 */
export function watchAnswers(): void {
  const latencyMs = 200;
  const waiting: ((time: number) => void)[] = [];
  const original = window.fetch;
  window.fetch = async (...call) => {
    const isAwaited = waiting.length > 0;
    const response = await original(...call);
    if (isAwaited) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    const address = call[0] instanceof Request ? call[0].url : String(call[0]);
    if (address.includes("/api/list/policy?")) {
      const copy = response.clone();
      copy.text().then(() => {
        for (const tell of waiting.splice(0)) tell(performance.now());
      });
    }
    return response;
  };

  window.nextRows = (count) => {
    // By their texts: a row's element may serve one policy after the other.
    const textAt = (at: number) => document.querySelector("tbody")?.children[at]?.textContent ?? "";
    const before = [textAt(0), textAt(count - 1)];
    const answer = new Promise<number>((resolve) => {
      waiting.push(resolve);
    });
    const shown = new Promise<number>((resolve) => {
      const look = () => {
        const now = [textAt(0), textAt(count - 1)];
        if (now.every((text, at) => text !== "" && text !== before[at])) {
          // This frame draws it, after this callback and before any other task.
          setTimeout(() => resolve(performance.now()));
          return;
        }
        requestAnimationFrame(look);
      };
      look();
    });
    return Promise.all([answer, shown]).then(([from, to]) => to - from);
  };
}
