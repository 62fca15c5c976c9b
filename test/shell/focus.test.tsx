import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { main, mainMenu } from "../support/page-parts";
import { renderScreen, setUpScreens } from "../support/render-screen";

setUpScreens();

test("a link within a screen passes the focus on to the screen that it leads to", async () => {
  const { user } = await renderScreen("Workplace", { as: "admin" });
  const links = within(await screen.findByRole("region", { name: "快捷操作" }));
  links.getByRole("link", { name: "分步表单" }).focus();
  await user.keyboard("{Enter}");
  expect(await main().findByRole("heading", { level: 1, name: "分步表单" })).toBeVisible();
  expect(screen.getByRole("main")).toHaveFocus();
});

test("a link of the menu keeps the focus, and a page that is loaded takes none", async () => {
  const { user } = await renderScreen("Workplace", { as: "admin" });
  expect(document.body).toHaveFocus();
  await user.click(within(mainMenu()).getByRole("button", { name: "列表页" }));
  const link = within(mainMenu()).getByRole("link", { name: "卡片列表" });
  await user.click(link);
  expect(await main().findByRole("heading", { level: 1, name: "卡片列表" })).toBeVisible();
  expect(link).toHaveFocus();
});

test.each([
  { name: "Workplace", as: "admin" },
  { name: "Login", as: undefined },
] as const)("the button for the theme keeps the focus on $name, whatever its name is then", async ({ name, as }) => {
  const { user } = await renderScreen(name, { as });
  screen.getByRole("button", { name: "切换到深色主题" }).focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "切换到浅色主题" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "切换到深色主题" })).toHaveFocus();
});
