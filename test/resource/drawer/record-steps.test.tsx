import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { button, fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, firstRow } from "../../support/search-table";

setUpScreens();

const PATH = pathTo("SearchTable");
const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("the drawer moves on to the next record and back, at the ends no further, and going back closes it", async () => {
  const { user, address, go } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await user.click(within(firstRow()).getByRole("button", { name: /^查看/ }));
  const details = await drawer("集合详情");
  const [previous, next] = [button("上一条"), button("下一条")];
  expect(details.getByRole("status")).toHaveTextContent("本页第 1 条，共 10 条");
  expect(previous).toHaveAttribute("aria-disabled", "true");
  await user.click(previous);
  expect(address()).toBe(`${PATH}?record=55`);
  await user.click(next);
  await waitFor(() => expect(details.getByRole("status")).toHaveTextContent("本页第 2 条，共 10 条"));
  expect(address()).toBe(`${PATH}?record=54`);
  expect(next).toHaveFocus();
  await user.click(previous);
  await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "true"));
  expect(previous).toHaveFocus();
  expect(address()).toBe(`${PATH}?record=55`);
  await go(-1);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(address()).toBe(PATH);
});

test("moving on from a half-changed record asks first, and staying keeps what was typed", async () => {
  const { user, address } = await renderScreen("SearchTable", { as: "admin", at: "?edit=54" });
  const form = await drawer("编辑集合");
  const count = () => form.findByRole("textbox", { name: /^内容量/ });
  await fill(user, await count(), "4711");
  await user.click(button("下一条"));
  await user.click((await drawer("有未保存的内容")).getByRole("button", { name: "继续填写" }));
  expect(await count()).toHaveValue("4711");
  expect(address()).toBe(`${PATH}?edit=54`);
  await user.click(button("下一条"));
  await user.click((await drawer("有未保存的内容")).getByRole("button", { name: "放弃内容" }));
  await waitFor(async () => expect(await count()).not.toHaveValue("4711"));
  expect(address()).toBe(`${PATH}?edit=53`);
  await user.click(button("上一条"));
  await waitFor(() => expect(form.getByRole("status")).toHaveTextContent("本页第 2 条，共 10 条"));
  expect(address()).toBe(`${PATH}?edit=54`);
  expect(button("上一条")).toHaveFocus();
  expect(await count()).not.toHaveValue("4711");
});
