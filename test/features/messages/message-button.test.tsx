import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { button } from "../../support/page-parts";
import { setPageWidth } from "../../support/page-width";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

const centre = async () => within(await screen.findByRole("dialog", { name: /^消息中心/ }));

test("Back closes the message centre with the message that is open above it, and Forward opens neither", async () => {
  const { user, go, address } = await renderScreen("404", { as: "admin" });
  const before = address();
  await go(pathTo("Card"));
  await user.click(button(/^消息中心/));
  await user.click(await (await centre()).findByRole("article", { name: /郑曦月/ }));
  await screen.findByRole("dialog", { name: "郑曦月的私信" });
  await go(-1);
  await waitFor(() => expect(address()).toBe(before));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await go(1);
  await waitFor(() => expect(address()).toBe(pathTo("Card")));
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(button(/^消息中心/));
  await (await centre()).findByRole("article", { name: /郑曦月/ });
  expect(screen.queryByRole("dialog", { name: "郑曦月的私信" })).toBeNull();
});

test("the message centre stays what it is while its page is printed on narrow paper", async () => {
  const setWidth = setPageWidth(1440);
  const { user } = await renderScreen("404", { as: "admin" });
  await user.click(button(/^消息中心/));
  const opened = await screen.findByRole("dialog", { name: /^消息中心/ });
  act(() => void dispatchEvent(new Event("beforeprint")));
  act(() => setWidth(700));
  expect(opened).toBeInTheDocument();
  expect(opened).not.toHaveAttribute("aria-modal");
  act(() => setWidth(1440));
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(opened).toBeInTheDocument();
});
