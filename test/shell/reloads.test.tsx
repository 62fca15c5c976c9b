import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { faults } from "#mocks/node";
import { loadNamespaces } from "~/i18n/translations";
import { sessionToken } from "~/session/session";
import { demoActions } from "~/shell/navbar/demo-actions";
import { ResetDemoDialog, ResetDemoItem } from "~/shell/navbar/reset-demo";
import { recordCalls } from "../support/client";
import { deferred } from "../support/deferred";
import { button, chooseInAccountMenu } from "../support/page-parts";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { expectToast } from "../support/toasts";

// jsdom cannot reload.
const reload = vi.hoisted(() => vi.fn<() => void>());
vi.mock("~/lib/page/reload-page", async (original) => {
  const page = await original<typeof import("~/lib/page/reload-page")>();
  return {
    ...page,
    reloadPage: reload,
    reloadWhenOnline(first?: () => void) {
      first?.();
      reload();
    },
  };
});

setUpScreens();
beforeEach(() => void reload.mockReset());

test("the dialog of an expired login logs out, here and at the server, and then reloads the page", async () => {
  faults.set("POST /api/user/latest-activity", { kind: "expired" });
  const { user } = await renderScreen("Info", { as: "admin" });
  const dialog = within(await screen.findByRole("dialog", { name: "登录信息已过期" }));
  expect(dialog.getByText("登录信息已过期，请重新登录")).toBeVisible();
  const calls = recordCalls();
  const tokens: string[] = [];
  reload.mockImplementation(() => tokens.push(sessionToken()));
  await user.click(dialog.getByRole("button", { name: "重新登录" }));
  expect(tokens).toEqual([""]);
  await waitFor(() => expect(calls).toContain("POST /api/user/logout"));
});

test("a change of the language is stored and announced before the page reloads", async () => {
  const { user } = await renderScreen("Login");
  await user.click(button("切换语言：English"));
  await expectToast("切换语言成功，即将刷新页面");
  expect(localStorage.getItem("arco-locale")).toBe("en-US");
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("the page reloads when the demonstration's data have been reset", async () => {
  await loadNamespaces(["demo"]);
  const done = deferred<void>();
  demoActions.set({ current: { Item: ResetDemoItem, Dialog: ResetDemoDialog, reset: () => done.promise } });
  onTestFinished(() => demoActions.set({ current: null }));
  const { user } = await renderScreen("Card", { as: "user" });
  await chooseInAccountMenu(user, "重置演示数据");
  await user.click(await screen.findByRole("button", { name: "重置" }));
  expect(reload).not.toHaveBeenCalled();
  done.resolve();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
