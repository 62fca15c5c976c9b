import { act, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { followOtherTabs } from "~/session/other-tabs";
import { suspendPage } from "../support/page-lifecycle";
import { mainMenu } from "../support/page-parts";
import { settleCalls } from "../support/pending-calls";
import { renderScreen, setUpScreens } from "../support/render-screen";

setUpScreens();

const listening = vi.fn<typeof addEventListener>();
beforeAll(() => {
  listening.mockImplementation(window.addEventListener.bind(window));
  vi.stubGlobal("addEventListener", listening);
  followOtherTabs({ onAccountChange: vi.fn(), onLanguageChange: vi.fn() });
  vi.unstubAllGlobals();
});
// All test files share one window.
afterAll(() => {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
});

/** Moves the page into the back/forward cache, where it hears nothing of what happens, and back. */
const missWhile = (happens: () => void) =>
  act(async () => {
    suspendPage();
    happens();
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  });
const groups = () =>
  within(mainMenu())
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

test("a page from the back/forward cache takes the role that another tab has switched to meanwhile", async () => {
  await renderScreen("Card", { as: "admin" });
  expect(groups()).toContain("表单页");
  await missWhile(() => localStorage.setItem(STORAGE_KEY.roleSwitch, "user 0.5"));
  await waitFor(() => expect(groups()).not.toContain("表单页"));
});

test("it keeps its role where that was switched before the page was loaded", async () => {
  localStorage.setItem(STORAGE_KEY.roleSwitch, "user 0.5");
  await renderScreen("Card", { as: "admin" });
  await missWhile(() => {});
  await settleCalls();
  expect(groups()).toContain("表单页");
});
