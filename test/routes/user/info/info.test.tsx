import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { region } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { successWith } from "../../../support/success-with";

setUpScreens();

test("shows the operator's information, projects, activity, teams and notices", async () => {
  const { user } = await renderScreen("Info", { as: "admin" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("王立群");
  const header = region("个人信息");
  expect(header).toHaveTextContent("前端开发工程师");
  expect(header).toHaveTextContent("内容平台前端组");
  expect(header).toHaveTextContent("北京");
  const website = within(header).getByRole("link", { name: /wangliqun/ });
  expect(website).toHaveAttribute("href", "https://wangliqun.example.com/");
  expect(website).toHaveAttribute("rel", "noopener noreferrer");
  await waitFor(() => expect(within(region("我的项目")).getAllByRole("heading", { level: 3 })).toHaveLength(6));
  const [contributor] = within(region("我的项目")).getAllByTitle("秦臻宇 qingzhenyu@example.com");
  expect(contributor).toHaveTextContent("秦臻宇 qingzhenyu@example.com");
  // Three pictures of each, and how many more take part.
  const groups = within(region("我的项目")).getAllByRole("list", { name: "贡献者" });
  expect(
    groups.map(({ children }) => [...children].map(({ textContent }) => textContent?.match(/^\+\d+$/)?.[0])),
  ).toEqual([
    [undefined, undefined, undefined, "+7"],
    [undefined, undefined, undefined, "+3"],
    [undefined, undefined, undefined, "+21"],
    [undefined, undefined, "+6"],
    [undefined, undefined, undefined, "+12"],
    [undefined],
  ]);
  await waitFor(() => expect(within(region("最新动态")).getAllByRole("listitem")).toHaveLength(7));
  await waitFor(() => expect(region("我的团队")).toHaveTextContent("51 人"));
  const notices = within(region("站内通知"));
  await waitFor(() => expect(notices.getAllByRole("listitem")).toHaveLength(2));
  await user.click(notices.getByRole("button", { name: /^未读：\s*续费通知/ }));
  expect(await screen.findByRole("dialog", { name: /续费通知/ })).toHaveTextContent("内容安全检测");
  await waitFor(() => expect(notices.queryByRole("button", { name: /^未读/, hidden: true })).toBeNull());
  expect(notices.getAllByRole("listitem")).toHaveLength(2);
});

test("shows an unsafe website as text, and a panel that fails on its own", async () => {
  faults.set(
    "POST /api/user/info",
    successWith({ name: "王立群", role: "admin", personalWebsite: "javascript:alert(1)" }),
  );
  faults.set("POST /api/user/my-team/list", { kind: "code", code: 50000, message: "团队服务维护中" });
  const { user } = await renderScreen("Info", { as: "admin" });
  expect(screen.getByText("javascript:alert(1)")).toBeVisible();
  expect(screen.queryByRole("link", { name: /javascript/ })).toBeNull();
  await waitFor(() => expect(region("我的团队")).toHaveTextContent("团队服务维护中"));
  faults.clear();
  await user.click(within(region("我的团队")).getByRole("button", { name: "重试" }));
  await waitFor(() => expect(region("我的团队")).toHaveTextContent("数据与增长组"));
});
