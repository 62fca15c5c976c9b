import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { faults } from "#mocks/node";
import { serverClock } from "~/api/client/request";
import { pathTo } from "~/navigation/paths";
import { recordCalls } from "../../support/client";
import { fill, region } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { successWith } from "../../support/success-with";
import { expectFailureToast } from "../../support/toasts";

setUpScreens();

/** Waits for a panel, since the lower ones are rendered after those above them. */
const panel = async (name: string) => within(await screen.findByRole("region", { name }));

test("a failed panel is retried on its own, and an empty one says what will be there", async () => {
  const call = "POST /api/chat/list";
  faults.set(call, { kind: "code", code: 50000, message: "聊天服务维护中" });
  faults.set("POST /api/user/latest-activity", successWith([]));
  const { user } = await renderScreen("Workplace", { as: "admin" });
  await expectFailureToast("聊天服务维护中");
  await waitFor(() => expect(region("聊天")).toHaveTextContent("聊天服务维护中"));
  await waitFor(() => expect(region("最新动态")).toHaveTextContent("项目和团队的动态会显示在这里"));
  await waitFor(() => expect(within(region("我的项目")).getAllByRole("heading", { level: 3 })).toHaveLength(6));
  await waitFor(() => expect(region("访问概览")).toHaveTextContent("5,670,423"));
  await waitFor(() => expect(region("项目与团队")).toHaveTextContent("6个项目与团队"));
  faults.clear();
  const calls = recordCalls();
  await user.click(within(region("聊天")).getByRole("button", { name: "重试" }));
  await waitFor(() => expect(region("聊天")).toHaveTextContent("林小满"));
  expect(calls).toEqual([call]);
});

test("each figure says how far it rose or fell, with one decimal", async () => {
  faults.set(
    "POST /api/user/visits",
    successWith([
      { name: "主页访问量", visits: 5670, growth: 206.32 },
      { name: "项目访问量", visits: 5670423, growth: -18 },
      { name: "新增内容数", visits: 12834, growth: 0 },
    ]),
  );
  await renderScreen("Workplace", { as: "admin" });
  await waitFor(() =>
    expect(region("访问概览")).toHaveTextContent(
      "主页访问量5,670+206.3% 较昨日项目访问量5,670,423−18.0% 较昨日新增内容数12,8340.0% 较昨日",
    ),
  );
});

test("each panel has the time of its data and fetches it alone when it is refreshed, and the head those of all", async () => {
  const { user } = await renderScreen("Workplace", { as: "admin" });
  const PANELS = {
    内容数据: "GET /api/content-data",
    线上热门内容: "GET /api/popular/list",
    内容类型占比: "GET /api/content-share",
    我的项目: "POST /api/user/my-project/list",
    项目与团队: "POST /api/user/project-and-team/list",
    最新动态: "POST /api/user/latest-activity",
    聊天: "POST /api/chat/list",
    公告: "POST /api/message/list",
  };
  const memberships = await panel("项目与团队");
  await memberships.findByRole("link", { name: /^6\s*个项目与团队$/ });
  // Later than what an identical call is answered with.
  vi.setSystemTime(Date.now() + 1000);
  for (const [name, call] of Object.entries(PANELS)) {
    const button = await screen.findByRole("button", { name: new RegExp(`^刷新“${name}”，数据截至 \\d\\d:\\d\\d$`) });
    expect(button.parentElement).toHaveTextContent(/^\d\d:\d\d$/);
    const calls = recordCalls();
    await user.click(button);
    // Messages are polled.
    const others = () => calls.filter((one) => one === call || one !== PANELS.公告);
    await waitFor(() => expect(others()).toEqual([call]));
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "false"));
  }
  vi.setSystemTime(Date.now() + 1000);
  const button = screen.getByRole("button", { name: /^刷新“工作台”，数据截至 \d\d:\d\d$/ });
  expect(button.parentElement).toHaveTextContent(/^数据截至 \d\d:\d\d$/);
  const calls = recordCalls();
  await user.click(button);
  await waitFor(() => expect(calls.toSorted()).toEqual(["POST /api/user/visits", ...Object.values(PANELS)].toSorted()));
});

test("many failed panels are reported once above them, and loaded again at once", async () => {
  const CALLS = ["POST /api/user/visits", "POST /api/chat/list", "POST /api/user/latest-activity"] as const;
  for (const call of CALLS) faults.set(call, { kind: "code", code: 50000, message: "数据库忙" });
  const { user } = await renderScreen("Workplace", { as: "admin" });
  await expectFailureToast("数据库忙");
  const retry = await screen.findByRole("button", { name: "全部重试" });
  expect(retry.parentElement).toHaveTextContent("3 个面板加载失败：数据库忙");
  for (const name of ["访问概览", "聊天", "最新动态"]) {
    expect(within(region(name)).getByRole("button", { name: "重试" })).toBeVisible();
  }
  faults.clear();
  const calls = recordCalls();
  await user.click(retry);
  await waitFor(() => expect(region("聊天")).toHaveTextContent("林小满"));
  await waitFor(() => expect(region("访问概览")).toHaveTextContent("5,670,423"));
  expect(calls.toSorted()).toEqual(CALLS.toSorted());
  expect(screen.queryByRole("button", { name: "全部重试" })).toBeNull();
});

test("a number leads to where it comes from", async () => {
  await renderScreen("Workplace", { as: "user" });
  const memberships = await panel("项目与团队");
  expect(await memberships.findByRole("link", { name: /^6\s*个项目与团队$/ })).toHaveAttribute("href", pathTo("Info"));
  const share = await panel("内容类型占比");
  const link = await share.findByRole("link", { name: "竖版小视频" });
  expect(link).toHaveAttribute("href", `${pathTo("SearchTable")}?contentType=verticalVideo`);
});

test("chats can be searched and starred, and a refusal removes the star again", async () => {
  const { user, address, reload } = await renderScreen("Workplace", { as: "admin" });
  let chats = await panel("聊天");
  const expectChats = (number: number) => waitFor(() => expect(chats.getAllByRole("listitem")).toHaveLength(number));
  await expectChats(8);
  await fill(user, chats.getByRole("searchbox"), "林小");
  await expectChats(1);
  await waitFor(() => expect(address()).toMatch(/chatSearch=/));
  fireEvent.change(chats.getByRole("searchbox"), { target: { value: "无".repeat(101) } });
  expect(await chats.findByText("搜索内容不能超过 100 个字符")).toBeVisible();
  await expectChats(1);
  await fill(user, chats.getByRole("searchbox"), "无此人");
  await waitFor(() => expect(chats.getByRole("searchbox")).toBeValid());
  await user.click(await chats.findByRole("button", { name: "清除筛选" }));
  await waitFor(() => expect(chats.getByRole("searchbox")).toHaveValue(""));
  await expectChats(8);

  const star = () => chats.getByRole("button", { name: "收藏“周以宁”" });
  await user.click(star());
  await waitFor(() => expect(star()).toHaveAttribute("aria-pressed", "true"));
  await user.click(chats.getByText("已收藏"));
  await expectChats(4);
  await reload();
  chats = await panel("聊天");
  await expectChats(4);

  faults.set("PATCH /api/chat/:id", { kind: "code", code: 50000, message: "收藏失败" });
  await user.click(star());
  await expectFailureToast("收藏失败");
  await waitFor(() => expect(star()).toHaveAttribute("aria-pressed", "true"));
  await expectChats(4);
});

test("the chat search is the one of the address, and has the text of an input method only when it is finished", async () => {
  const at = `?chatSearch=${encodeURIComponent("林小")}`;
  const { user, address, go } = await renderScreen("Workplace", { as: "admin", at });
  const chats = await panel("聊天");
  const search = () => chats.getByRole("searchbox", { name: "搜索发送人或内容" });
  expect(search()).toHaveValue("林小");
  await go(pathTo("Workplace"));
  await waitFor(() => expect(search()).toHaveValue(""));
  fireEvent.input(search(), { target: { value: "zhou" }, isComposing: true });
  await user.click(await chats.findByText("已收藏"));
  await waitFor(() => expect(address()).toBe(`${pathTo("Workplace")}?chats=collected`));
  expect(search()).toHaveValue("zhou");
});

test("unread notices are the first, one that is read keeps its place until the panel is opened again, and the recent screens are those visited last", async () => {
  const { user, go } = await renderScreen("Card", { as: "admin" });
  await go(pathTo("404"));
  await go(pathTo("Workplace"));
  const recents = await panel("最近访问");
  const names = () => recents.getAllByRole("link").map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(["404", "卡片列表"]));
  const activities = await panel("最新动态");
  await waitFor(() => expect(activities.getAllByRole("listitem")).toHaveLength(7));
  const notices = await panel("公告");
  const titles = () => notices.getAllByRole("listitem").map(({ textContent }) => textContent?.slice(0, 7));
  await waitFor(() => expect(titles()).toEqual(["未读： 续费通", "规则开通成功 "]));
  await user.click(await notices.findByRole("button", { name: /续费通知/ }));
  const dialog = await screen.findByRole("dialog", { name: /续费通知/ });
  await user.click(within(dialog).getByRole("button", { name: "关闭" }));
  await waitFor(() => expect(titles()).toEqual(["续费通知 即将", "规则开通成功 "]));
});

test("repairs what the address says of a panel", async () => {
  const home = pathTo("Workplace");
  const at = "?chats=zzz&popular.type=nope&popular.sort=zzz";
  const { address, go } = await renderScreen("Workplace", { as: "admin", at });
  await waitFor(() => expect(address()).toBe(home));
  await go(`${home}?chats=zzz`);
  await waitFor(() => expect(address()).toBe(home));
});

test("greets by the server's clock, as the machine's may be wrong", async () => {
  vi.setSystemTime(new Date("2031-02-03T23:58:00"));
  const clock = vi.spyOn(serverClock, "now").mockImplementation(() => new Date("2031-02-04T00:01:00"));
  onTestFinished(() => clock.mockRestore());
  await renderScreen("Workplace", { as: "admin" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("晚上好，王立群");
  expect(screen.getByText("2 月 4 日 星期二")).toBeVisible();
});
