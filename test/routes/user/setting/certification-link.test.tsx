import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen, setUpScreens } from "../../../support/render-screen";

setUpScreens();

test("the link of a record leads to its tab of the screen, and opens it there", async () => {
  const { user, go } = await renderScreen("Setting", { as: "admin", at: "?tab=certification" });
  const tab = within(await screen.findByRole("tabpanel", { name: "实名认证" }));
  await user.click(await tab.findByRole("button", { name: /^查看.*变更企业名称$/ }));
  const opened = within(await screen.findByRole("dialog"));
  await user.click(opened.getByRole("button", { name: "复制链接" }));
  const link = await waitFor(async () => new URL(await navigator.clipboard.readText()));
  expect(link.pathname + link.search).toBe("/user/setting?tab=certification&records.record=2");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await go(link.pathname + link.search);
  expect(await screen.findByRole("dialog")).toHaveTextContent("变更企业名称");
});
