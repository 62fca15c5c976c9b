import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { success } from "#mocks/backend/envelope";
import { messages } from "#mocks/data/messages";
import { faults, server } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { recordCalls } from "../../support/client";
import { main, mainMenu } from "../../support/page-parts";
import { setPageWidth } from "../../support/page-width";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectFailureToast } from "../../support/toasts";

setUpScreens();

const READ = "POST /api/message/read";

const bell = () => within(screen.getByRole("banner")).getByRole("button", { name: /^消息中心/ });
/** The popover that the bell opens. */
const centre = async () => within(await screen.findByRole("dialog", { name: /^消息中心/ }));
const expectUnread = (number: number) =>
  waitFor(() => expect(bell()).toHaveAccessibleName(number === 0 ? "消息中心" : `消息中心，${number} 条未读`));
const expectArticles = (inside: ReturnType<typeof main>, number: number, name: string | RegExp = /./) =>
  waitFor(() => expect(inside.queryAllByRole("article", { name })).toHaveLength(number));

test("badge, message centre and page always agree, also after a reload", async () => {
  const calls = recordCalls();
  const { user, address, reload } = await renderScreen("404", { as: "admin" });
  await expectUnread(4);
  await user.click(bell());
  await user.click(await (await centre()).findByRole("article", { name: /郑曦月/ }));
  await screen.findByRole("dialog", { name: "郑曦月的私信" });
  await user.keyboard("{Escape}");
  await expectUnread(3);
  expect(await (await centre()).findByRole("tab", { name: "消息 1 条未读" })).toBeVisible();
  await user.click((await centre()).getByRole("tab", { name: "通知 1 条未读" }));
  await user.click((await centre()).getByRole("button", { name: "全部已读" }));
  await expectUnread(2);
  expect((await centre()).getByRole("tab", { name: "通知" })).toBeVisible();
  expect((await centre()).getByRole("button", { name: "全部已读" })).toBeDisabled();
  await user.click((await centre()).getByRole("link", { name: "查看全部" }));
  await waitFor(() => expect(address()).toBe(`${pathTo("Message")}?tab=notice`));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await expectArticles(main(), 2);
  expect(within(mainMenu()).queryByText("消息中心")).toBeNull();
  await user.click(main().getByRole("button", { name: "清空已读" }));
  expect(await main().findByText("暂无数据")).toBeVisible();
  await user.click(main().getByRole("tab", { name: "待办 1 条未读" }));
  await main().findByRole("tab", { name: "待办 1 条未读", selected: true });
  await user.click(main().getByRole("button", { name: "全部已读" }));
  await expectUnread(1);
  await waitFor(() => expect(calls.filter((call) => call === READ)).toHaveLength(3));
  await reload();
  await expectUnread(1);
  await user.click(main().getByRole("tab", { name: "通知" }));
  expect(await main().findByText("已清空 2 条已读消息")).toBeVisible();
  await user.click(bell());
  await user.click(await (await centre()).findByRole("tab", { name: "通知" }));
  expect(await (await centre()).findByText("暂无数据")).toBeVisible();
  await user.keyboard("{Escape}");
  await user.click(main().getByRole("button", { name: "重新显示" }));
  await expectArticles(main(), 2);
});

test("the message centre opens with the first type that has unread messages, and stays there", async () => {
  const { user } = await renderScreen("404", { as: "admin" });
  await expectUnread(4);
  await user.click(bell());
  await user.click(await (await centre()).findByRole("button", { name: "全部已读" }));
  await expectUnread(2);
  expect((await centre()).getByRole("tab", { name: "消息", selected: true })).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(bell());
  expect(await (await centre()).findByRole("tab", { name: "通知 1 条未读", selected: true })).toBeVisible();
});

test("a message that the server refuses to mark is unread again, everywhere", async () => {
  faults.set(READ, { kind: "status", status: 500 });
  const { user } = await renderScreen("Message", { as: "admin" });
  await expectUnread(4);
  const article = await main().findByRole("article", { name: /郑曦月/ });
  await user.click(within(article).getByRole("button", { name: "标为已读" }));
  expect(article).toHaveFocus();
  expect(within(main().getByRole("region", { name: "消息正文" })).getByText("选择一条消息查看全文")).toBeVisible();
  await expectFailureToast();
  await expectUnread(4);
  await expectArticles(main(), 2, /^未读/);
  const readAll = main().getByRole("button", { name: "全部已读" });
  await user.dblClick(readAll);
  await expectUnread(4);
  await waitFor(() => expect(readAll).toBeEnabled());
  faults.clear();
  await user.click(readAll);
  await expectUnread(2);
  await expectArticles(main(), 0, /^未读/);
});

test("tab and search are in the address, and an empty result offers the way back", async () => {
  const { user, address } = await renderScreen("Message", { as: "user", at: "?tab=todo&search=质检" });
  await expectArticles(main(), 1);
  const search = main().getByRole("searchbox", { name: "搜索标题或内容" });
  expect(search).toHaveValue("质检");
  await user.clear(search);
  await user.type(search, "<b>nothing</b>");
  await main().findByText("没有符合条件的数据");
  await waitFor(() => expect(address()).toMatch(/tab=todo&search=%3Cb%3E/));
  await user.click(main().getByRole("button", { name: "清除筛选" }));
  await waitFor(() => expect(address()).toBe(`${pathTo("Message")}?tab=todo`));
  await expectArticles(main(), 2);
  expect(search).toHaveValue("");
});

test("reports messages that cannot be loaded, and loads them on another try", async () => {
  faults.set("POST /api/message/list", { kind: "html" });
  const { user } = await renderScreen("404", { as: "admin" });
  await expectUnread(0);
  await user.click(bell());
  const again = await (await centre()).findByRole("button", { name: "重试" });
  faults.clear();
  await user.click(again);
  await expectArticles(await centre(), 2);
  await expectUnread(4);
});

const LONG = `第一行\n详见 https://example.com/a?b=1。${"长".repeat(900)}末尾`;

/** The demonstration's messages, all with the same content. */
const respondWith = (content: string) =>
  server.use(http.post("*/api/message/list", () => success(messages(new Date()).map((one) => ({ ...one, content })))));

test("a click opens the whole text beside the list, marks it read, and is in the address", async () => {
  respondWith(LONG);
  const { user, address, reload } = await renderScreen("Message", { as: "admin" });
  const article = await main().findByRole("article", { name: /郑曦月/ });
  // A row lays out only the start of a long text.
  expect(within(article).queryByText(/末尾/)).toBeNull();
  const title = within(article).getByRole("button", { name: /郑曦月/ });
  expect(title).toHaveAttribute("tabindex", "-1");
  await user.click(title);
  const pane = () => within(main().getByRole("region", { name: "消息正文" }));
  expect(await pane().findByRole("heading", { name: "郑曦月的私信" })).toBeVisible();
  expect(pane().getByText(/末尾/)).toBeVisible();
  expect(pane().getByRole("link", { name: "https://example.com/a?b=1" })).toHaveAttribute("target", "_blank");
  await expectArticles(main(), 1, /^未读/);
  expect(address()).toBe(`${pathTo("Message")}?message=1`);
  expect(article).toHaveAttribute("aria-current", "true");
  await reload();
  await waitFor(() => expect(pane().getByText(/末尾/)).toBeVisible());
  await user.click(main().getByRole("tab", { name: /待办/ }));
  await waitFor(() => expect(address()).toBe(`${pathTo("Message")}?tab=todo`));
  await waitFor(() => expect(pane().getByText("选择一条消息查看全文")).toBeVisible());
});

test("a text too long to lay out is cut, and can be downloaded", async () => {
  respondWith("字".repeat(100_000));
  const { user } = await renderScreen("Message", { as: "admin" });
  const article = await main().findByRole("article", { name: /郑曦月/ });
  expect(article.textContent?.length).toBeLessThan(500);
  await user.click(article);
  const pane = within(main().getByRole("region", { name: "消息正文" }));
  expect(await pane.findByRole("button", { name: "下载全文" })).toBeVisible();
  expect(pane.getByText(/^字+…$/).textContent).toHaveLength(20_001);
});

test("the end of a drag that selects some text neither opens nor reads a message", async () => {
  const { address } = await renderScreen("Message", { as: "admin" });
  const article = await main().findByRole("article", { name: /郑曦月/ });
  getSelection()?.selectAllChildren(article);
  fireEvent.click(article, { detail: 1 });
  await expectUnread(4);
  expect(address()).toBe(pathTo("Message"));
  getSelection()?.removeAllRanges();
});

test("a phone and the message centre open a message in a dialog, which leads back to the list", async () => {
  setPageWidth(390);
  const { user } = await renderScreen("Message", { as: "admin", at: "?message=2" });
  const dialog = await screen.findByRole("dialog", { name: "宁波的回复" });
  await user.click(within(dialog).getByRole("button", { name: "关闭" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await user.click(bell());
  await user.click(await (await centre()).findByRole("article", { name: /郑曦月/ }));
  await user.click(
    within(await screen.findByRole("dialog", { name: "郑曦月的私信" })).getByText("审批请求已发送，请查收"),
  );
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "郑曦月的私信" })).toBeNull());
  await expectArticles(await centre(), 2);
  await expectArticles(await centre(), 1, /^未读/);
});
