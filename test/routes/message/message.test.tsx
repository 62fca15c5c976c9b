import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { main } from "../../support/page-parts";
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

test("a message that the server refuses to mark is unread again, everywhere", async () => {
  faults.set(READ, { kind: "status", status: 500 });
  const { user } = await renderScreen("Message", { as: "admin" });
  await expectUnread(4);
  await user.click(await main().findByRole("article", { name: /郑曦月/ }));
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
