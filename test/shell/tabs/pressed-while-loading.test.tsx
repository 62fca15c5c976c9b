import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { main } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { slowWorkplace } from "../../support/slow-workplace";

setUpScreens();

const tab = (name: string) => within(screen.getByRole("navigation", { name: "标签页" })).getByRole("link", { name });

test("pressing the active tab while another screen is loading leads back to it", async () => {
  const at = "?tab=rule";
  const { user, address } = await renderScreen("Card", { as: "admin", at });
  const workplace = slowWorkplace();
  await user.click(tab("工作台"));
  await workplace.isLoading();
  await user.click(tab("卡片列表"));
  await waitFor(() => expect(window.__remixRouter.state.navigation.state).toBe("idle"));
  workplace.show();
  expect(address()).toBe(pathTo("Card") + at);
  expect(main().getByRole("heading", { level: 1 })).toHaveTextContent("卡片列表");
});

test("pressing the active tab does not load its screen again", async () => {
  const { user } = await renderScreen("Card", { as: "admin" });
  const before = window.__remixRouter.state;
  await user.click(tab("卡片列表"));
  expect(window.__remixRouter.state).toBe(before);
});
