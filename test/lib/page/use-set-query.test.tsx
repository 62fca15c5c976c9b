import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { mainMenu } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

test.each([
  { screenName: "Card", tab: /^规则预置/, label: "搜索卡片", address: /\?tab=rule$/ },
  { screenName: "Message", tab: /^通知/, label: "搜索标题或内容", address: /\?tab=notice$/ },
] as const)("$screenName keeps its tab when the search is cleared before the tab is shown", async (given) => {
  const { address } = await renderScreen(given.screenName, { as: "admin", at: "?search=x" });
  const tab = await screen.findByRole("tab", { name: given.tab });
  expect(screen.getByRole("searchbox", { name: given.label })).toHaveValue("x");
  const [clear] = screen.getAllByRole("button", { name: "清除搜索" });
  if (!clear) throw new Error("The search cannot be cleared");
  // Nothing is drawn until the end of `act`.
  await act(async () => {
    fireEvent.click(tab);
    fireEvent.click(clear);
  });
  await waitFor(() => expect(address()).toMatch(given.address));
});

test("the chats keep a search that is typed before their view is shown", async () => {
  const { address } = await renderScreen("Workplace", { as: "admin" });
  const search = await screen.findByRole("searchbox", { name: "搜索发送人或内容" });
  const [collected] = screen.getAllByText("已收藏");
  if (!collected) throw new Error("There is no such view");
  await act(async () => {
    fireEvent.click(collected);
    fireEvent.change(search, { target: { value: "x" } });
  });
  await waitFor(() => expect(address()).toMatch(/\?(?=.*=collected)(?=.*=x)/));
});

test.each([
  ["Card", "搜索卡片"],
  ["Message", "搜索标题或内容"],
] as const)(
  "a search on %s that begins while another screen is loading does not end the way to it",
  async (...given) => {
    const [screenName, name] = given;
    const { address } = await renderScreen(screenName, { as: "admin" });
    const search = await screen.findByRole("searchbox", { name });
    const [link] = await within(mainMenu()).findAllByRole("link");
    if (!link) throw new Error("There is no link");
    await act(async () => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      fireEvent.change(search, { target: { value: "x" } });
      fireEvent.click(link);
      vi.advanceTimersByTime(1000);
      vi.useRealTimers();
    });
    await waitFor(() => expect(address()).toBe(link.getAttribute("href")));
  },
);
