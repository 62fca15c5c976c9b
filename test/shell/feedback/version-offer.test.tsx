import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { useUnstoredForm } from "~/features/drafts/unstored-forms";
import { forgetReload } from "~/lib/page/reload-page";
import { beforeLeaving } from "~/lib/page/waiting-writes";
import type { followPublishedVersion } from "~/shell/feedback/published-version";
import { deferred } from "../../support/deferred";
import { asksBeforeUnload } from "../../support/page-lifecycle";
import { renderTestHook } from "../../support/render";
import { renderScreen, setUpScreens } from "../../support/render-screen";

vi.mock("~/shell/feedback/published-version", () => ({
  followPublishedVersion(...[, onChange]: Parameters<typeof followPublishedVersion>) {
    onChange("newer");
    return () => {};
  },
}));

setUpScreens();

/** A page that is offered a newer version; jsdom cannot reload. */
async function renderOffer() {
  const reload = vi.fn();
  vi.stubGlobal("location", { ...location, reload });
  vi.stubGlobal("__remixManifest", { version: "older" });
  vi.stubEnv("PROD", true);
  onTestFinished(() => void vi.unstubAllEnvs());
  onTestFinished(forgetReload);
  const { user } = await renderScreen("404", { as: "admin" });
  const offer = await screen.findByRole("button", { name: "重新加载" });
  return { reload, press: () => user.click(offer) };
}

test("a reload that the operator refuses can be asked for again", async () => {
  const { reload, press } = await renderOffer();
  await renderTestHook(() => useUnstoredForm({ screen: "Step", form: "file" }, true));
  await press();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(asksBeforeUnload()).toBe(true);
  await press();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test("several presses reload once, when what waits has been sent", async () => {
  const { reload, press } = await renderOffer();
  const sent = deferred<void>();
  onTestFinished(beforeLeaving.listen((wait) => wait(sent.promise)));
  await press();
  await press();
  expect(reload).not.toHaveBeenCalled();
  sent.resolve();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
