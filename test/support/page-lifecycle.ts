import { onTestFinished } from "vitest";

const dispatchPageHide = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pagehide"), { persisted }));

/** As when the browser moves the page into the back/forward cache. */
export const suspendPage = (): void => void dispatchPageHide(true);

/** As when the page is left for good; undone at the end of the test, since all files share one window. */
export function leavePage(): void {
  dispatchPageHide(false);
  onTestFinished(suspendPage);
}

/** Whether the browser would ask before the page is closed. */
export function asksBeforeUnload(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}
