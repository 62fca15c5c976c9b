import { act, screen, waitFor, within } from "@testing-library/react";
import { delay, HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { button, fill } from "../../support/page-parts";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";
import { expectToast, recordToasts } from "../../support/toasts";
import { changeLabel, labelHandlers, labels } from "../../support/versioned";

setUpExhibitLists(() => server.use(...labelHandlers(11)));
recordToasts();

const ONE = "*/api/list/labels/11";
const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));
const table = () => screen.getByRole("grid", { hidden: true });

test("a link opens a record that is on another page of the list", async () => {
  const { query } = renderResource(labels, { as: "admin", at: "?record=11" });
  const record = await drawer("展品详情");
  expect(await record.findByText("标签 11")).toBeVisible();
  expect(table()).not.toHaveTextContent("标签 11");
  expect(query()).toBe("?record=11");
});

test("such a record can be changed, and is shown as it is then", async () => {
  const { user, query } = renderResource(labels, { as: "admin", at: "?edit=11" });
  const edit = await drawer("编辑展品");
  await fill(user, edit.getByRole("textbox", { name: "名称" }), "新名");
  await user.click(edit.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(query()).toBe("");
  // A toast may go meanwhile.
  await act(() => changeLabel({ params: { id: 11 }, body: { name: "更新的名" } }));
  renderResource(labels, { as: "admin", at: "?record=11" });
  expect(await (await drawer("展品详情")).findByText("更新的名")).toBeVisible();
});

test("a record that the server does not have is gone", async () => {
  const body = { status: "fail", code: 40400, data: null, message: "标签不存在" };
  server.use(http.get("*/api/list/labels/12", () => HttpResponse.json(body, { status: 404 })));
  const { query } = renderResource(labels, { as: "admin", at: "?record=12" });
  await expectToast("要打开的展品已不存在");
  await waitFor(() => expect(query()).toBe(""));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a record that could not be read says why, and is read again", async () => {
  server.use(
    http.get(
      ONE,
      () => HttpResponse.json({ status: "fail", code: 50300, data: null, message: "稍后再来" }, { status: 503 }),
      { once: true },
    ),
  );
  const { user, query } = renderResource(labels, { as: "admin", at: "?record=11" });
  const record = await drawer("展品详情");
  expect(record.getByText("稍后再来")).toBeVisible();
  expect(query()).toBe("?record=11");
  await user.click(record.getByRole("button", { name: "重试" }));
  expect(await record.findByText("标签 11")).toBeVisible();
  expect(record.queryByText("稍后再来")).toBeNull();
});

const refused = () =>
  HttpResponse.json({ status: "fail", code: 50300, data: null, message: "稍后再来" }, { status: 503 });

test.each([
  { is: "awaited", answer: () => delay("infinite") },
  { is: "refused", answer: refused },
])("a record in sight can be changed while the next page is $is", async ({ answer }) => {
  const { user, query } = renderResource(labels, { as: "admin" });
  await waitFor(() => expect(table()).toHaveTextContent("标签 10"));
  server.use(http.get("*/api/list/labels", answer));
  await user.click(button("下一页"));
  await waitFor(() => expect(button("第 2 页")).toHaveAttribute("aria-current", "page"));
  if (answer === refused) await screen.findByText("稍后再来");
  await user.click(within(table()).getByRole("button", { name: "编辑 标签 3" }));
  const edit = await drawer("编辑展品");
  const name = edit.getByRole("textbox", { name: "名称" });
  expect(name).toHaveValue("标签 3");
  expect(query()).toBe("?current=2&edit=3");

  await fill(user, name, "新名");
  await user.click(edit.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(table()).toHaveTextContent("新名");
  expect(table()).not.toHaveTextContent("标签 3");
});
