import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal } from "../../support/search-table";
import { expectNoToast } from "../../support/toasts";

setUpScreens();

const PATH = pathTo("SearchTable");
const renderAt = (at: string) => renderScreen("SearchTable", { as: "admin", at });
const count = () => screen.findByRole("textbox", { name: /^内容量/ });

test("a link to a page beyond the end opens its record on the last page", async () => {
  const { address } = await renderAt("?current=7&record=3");
  expect(await screen.findByRole("dialog", { name: "集合详情" })).toBeVisible();
  await expectTotal("共 55 条");
  expect(address()).toBe(`${PATH}?current=6&record=3`);
  expectNoToast("已不在列表的这一页");
});

test("it opens a form with what was typed, which opens by itself later, too", async () => {
  const before = await renderAt("?current=6&edit=3");
  await fill(before.user, await count(), "4711");
  cleanup();
  const linked = await renderAt("?current=7&edit=3");
  await waitFor(() => expect(linked.address()).toBe(`${PATH}?current=6&edit=3`));
  expect(await count()).toHaveValue("4711");
  cleanup();
  await renderAt("?current=6");
  expect(await count()).toHaveValue("4711");
});

test("a record that is not on the last page either is reported once, there", async () => {
  const { address } = await renderAt("?current=7&record=999");
  expect(await screen.findByText("要打开的集合已不在列表的这一页")).toBeVisible();
  await waitFor(() => expect(address()).toBe(`${PATH}?current=6`));
});
