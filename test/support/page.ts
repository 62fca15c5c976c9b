import { onTestFinished } from "vitest";

const hide = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pagehide"), { persisted }));

/** As when the browser moves the page into the back/forward cache. */
export const putPageAside = (): void => void hide(true);

/** As when the page is left for good; undone at the end of the test, since all files share one window. */
export function leavePage(): void {
  hide(false);
  onTestFinished(putPageAside);
}
