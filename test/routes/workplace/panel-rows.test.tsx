import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { region } from "../../support/page-parts";
import { setPageWidth } from "../../support/page-width";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { successWith } from "../../support/success-with";

setUpScreens();

const panel = async (name: string) => within(await screen.findByRole("region", { name }));

test("a later unread notice comes before those that are read", async () => {
  const notice = { type: "notice", subTitle: "", avatar: "", content: "", time: "", messageType: 9 };
  faults.set(
    "POST /api/message/list",
    successWith([
      { ...notice, id: 1, title: "读过", status: 1 },
      { ...notice, id: 2, title: "未读甲", status: 0 },
      { ...notice, id: 3, title: "也读过", status: 1 },
      { ...notice, id: 4, title: "未读乙", status: 0 },
    ]),
  );
  await renderScreen("Workplace", { as: "user" });
  const notices = await panel("公告");
  await notices.findByText("读过");
  const titles = notices.getAllByRole("listitem").map(({ textContent }) => textContent?.replace("未读：", "").trim());
  expect(titles).toEqual(["未读甲", "未读乙", "读过", "也读过"]);
});

test("on a phone a list that has no screen of its own is shown whole on request", async () => {
  setPageWidth(390);
  const { user } = await renderScreen("Workplace", { as: "user" });
  for (const [name, row] of Object.entries({ 聊天: "林小满", 线上热门内容: "早餐地图" })) {
    const list = await panel(name);
    await list.findByText(new RegExp(row));
    await user.click(list.getByRole("button", { name: "显示全部" }));
    expect(list.queryByRole("button", { name: "显示全部" })).toBeNull();
    expect(region(name)).toHaveFocus();
  }
});

test("a chat that leaves the starred ones gives the focus to its neighbour, and the last one to the search", async () => {
  const { user } = await renderScreen("Workplace", { as: "admin", at: "?chats=collected" });
  const chats = await panel("聊天");
  const expectChats = (number: number) => waitFor(() => expect(chats.queryAllByRole("listitem")).toHaveLength(number));
  await expectChats(3);
  const [first, second, third] = chats.getAllByRole("button", { name: /^收藏/ });
  act(() => first?.focus());
  await user.keyboard(" ");
  await expectChats(2);
  expect(second).toHaveFocus();
  act(() => third?.focus());
  await user.keyboard(" ");
  await expectChats(1);
  expect(second).toHaveFocus();
  await user.keyboard(" ");
  await expectChats(0);
  expect(chats.getByRole("searchbox")).toHaveFocus();
});

test("the header of a sortable column says on the workplace, too, how to sort by several", async () => {
  await renderScreen("Workplace", { as: "user" });
  const popular = await panel("线上热门内容");
  const sort = await popular.findByRole("button", { name: "点击量" });
  expect(sort).toHaveAttribute("title", "按住 Shift 点击，可再按此列排序");
});
