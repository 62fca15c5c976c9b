declare global {
  interface Window {
    /** The time in ms from the next response of the list to the frame that shows this many rows. */
    nextRows: (count: number) => Promise<number>;
  }
}

/**
 * Runs in the page before its scripts. A response that is waited for is delayed by the demonstration's latency, so that
 * it arrives after the click has been painted, as over a network.
 */
export function delayResponses(): void {
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
        for (const resolve of waiting.splice(0)) resolve(performance.now());
      });
    }
    return response;
  };

  window.nextRows = (count) => {
    // Compares texts, since React may reuse a row's element for another policy.
    const textAt = (at: number) => document.querySelector("tbody")?.children[at]?.textContent ?? "";
    const before = [textAt(0), textAt(count - 1)];
    const response = new Promise<number>((resolve) => {
      waiting.push(resolve);
    });
    const shown = new Promise<number>((resolve) => {
      const checkFrame = () => {
        const now = [textAt(0), textAt(count - 1)];
        if (now.every((text, at) => text !== "" && text !== before[at])) {
          // This frame paints the rows after this callback and before any other task.
          setTimeout(() => resolve(performance.now()));
          return;
        }
        requestAnimationFrame(checkFrame);
      };
      checkFrame();
    });
    return Promise.all([response, shown]).then(([from, to]) => to - from);
  };
}
