import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { saveDraft } from "~/features/drafts/drafts";
import { useUnstoredForm } from "~/features/drafts/unstored-forms";
import { forgetReload, reloadPage } from "~/lib/page/reload-page";
import { sessionToken } from "~/session/session";
import { asksBeforeUnload } from "../../support/page-lifecycle";
import { renderTestHook } from "../../support/render";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { startSending } from "../../support/sent-form";

setUpScreens();

const STEP = { screen: "Step", form: "form" };

beforeEach(async () => {
  await renderScreen("404", { as: "admin" });
});

test.each([
  ["does not ask after another login in another tab, which has hidden this page", false, ""],
  ["asks after the token was renewed in another tab", true, STORAGE_KEY.replacedTokens],
])("the browser %s", (_, asks, renewed) => {
  saveDraft(STEP, {});
  expect(asksBeforeUnload()).toBe(true);
  if (renewed) localStorage.setItem(renewed, sessionToken());
  localStorage.setItem(STORAGE_KEY.token, "67890");
  expect(asksBeforeUnload()).toBe(asks);
});

test("a reload by the console asks only before it loses what no draft brings back", async () => {
  vi.stubGlobal("location", { ...location, reload: () => undefined });
  onTestFinished(forgetReload);
  saveDraft(STEP, {});
  reloadPage();
  expect(asksBeforeUnload()).toBe(false);
  await renderTestHook(() => useUnstoredForm(STEP, true));
  expect(asksBeforeUnload()).toBe(true);
});

test("a reload by the console asks before it cuts off a form that is being sent", async () => {
  vi.stubGlobal("location", { ...location, reload: () => undefined });
  onTestFinished(forgetReload);
  const queue = { screen: "Card", form: "new" };
  saveDraft(queue, {});
  const answer = startSending(queue);
  reloadPage();
  expect(asksBeforeUnload()).toBe(true);
  await answer();
  reloadPage();
  expect(asksBeforeUnload()).toBe(false);
});
