import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

test("links that only name a screen lead to the address that its tab keeps", async () => {
  const { user, address, go } = await renderScreen("Workplace", { as: "admin", at: "?chats=collected" });
  const list = `${pathTo("Card")}?a=1`;
  await go(list);
  const home = screen.getByRole("link", { name: "管理控制台" });
  for (const name of ["最近访问", "快捷操作"]) {
    await user.click(home);
    await waitFor(() => expect(address()).toBe(`${pathTo("Workplace")}?chats=collected`));
    const links = within(await screen.findByRole("region", { name }));
    await user.click(await links.findByRole("link", { name: "卡片列表" }));
    await waitFor(() => expect(address()).toBe(list));
  }
});
