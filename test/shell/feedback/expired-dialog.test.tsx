import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { faults } from "#mocks/node";
import { forgetReload } from "~/lib/page/reload-page";
import { sessionToken } from "~/session/session";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

test("offline the page of an expired login stays, under its dialog, until the network returns", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { ...location, reload });
  onTestFinished(forgetReload);
  faults.set("POST /api/user/latest-activity", { kind: "expired" });
  const { user } = await renderScreen("Info", { as: "admin" });
  const dialog = within(await screen.findByRole("dialog", { name: "登录信息已过期" }));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await user.click(dialog.getByRole("button", { name: "重新登录" }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole("dialog", { name: "登录信息已过期" })).toBeVisible();
  // A disabled button would lose the focus.
  expect(dialog.getByRole("button", { name: "重新登录" })).toBeEnabled();
  // A logout would reload the other tabs, which are offline, too.
  expect(sessionToken()).not.toBe("");
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
