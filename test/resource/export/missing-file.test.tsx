import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { recordCalls } from "../../support/client";
import { button } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectToast } from "../../support/toasts";

const files = vi.hoisted(() => ({ areMissing: false }));

vi.mock("~/lib/loading/import-with-retry", async (original) => {
  const module = await original<typeof import("~/lib/loading/import-with-retry")>();
  const importWithRetry: typeof module.importWithRetry = (load) =>
    files.areMissing ? Promise.reject(new module.MissingFileError("Gone")) : module.importWithRetry(load);
  return { ...module, importWithRetry };
});

setUpScreens();

test("a download whose code cannot be loaded says so before it reads anything, and can be tried again", async () => {
  const { user } = await renderScreen("SearchTable", { as: "user", at: "?name=zzz" });
  await screen.findByRole("button", { name: "下载" });
  const calls = recordCalls();
  files.areMissing = true;
  await user.click(button("下载"));
  const dialog = within(await screen.findByRole("dialog", { name: "下载集合列表" }));
  const retry = await dialog.findByRole("button", { name: "重试" });
  expect(calls).toEqual([]);
  files.areMissing = false;
  await user.click(retry);
  await expectToast("没有可以下载的集合");
});
