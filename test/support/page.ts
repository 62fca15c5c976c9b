import { onTestFinished } from "vitest";

const hide = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pagehide"), { persisted }));

/** The browser puts the page aside, and may bring it back. */
export const putPageAside = (): void => void hide(true);

/** The page is left for good, to the end of the test: the files after it have the same page. */
export function leavePage(): void {
  hide(false);
  onTestFinished(putPageAside);
}
