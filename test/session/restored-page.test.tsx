import { act, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { listenTo } from "~/session/other-tabs";
import { replayMissedAnnouncements } from "~/session/restored-page";
import { startSession } from "~/session/session";
import { suspendPage } from "../support/page-lifecycle";
import { mainMenu } from "../support/page-parts";
import { settleCalls } from "../support/pending-calls";
import { renderScreen, setUpScreens } from "../support/render-screen";

setUpScreens();

let end: () => void;
beforeEach(() => {
  end = replayMissedAnnouncements();
});
afterEach(() => end());

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

test.each<[string, string, boolean, number]>([
  ["is told of a change of the user, which it may have missed", "12345", true, 1],
  ["is not told of it without a login", "", true, 0],
  ["is not told of it when it is a new page", "12345", false, 0],
])("it %s", (_, token, persisted, times) => {
  const heard = vi.fn();
  onTestFinished(listenTo(STORAGE_KEY.userChange, heard));
  if (token) startSession(token);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  expect(heard).toHaveBeenCalledTimes(times);
});
