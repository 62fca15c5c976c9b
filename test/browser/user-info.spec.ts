import { answering } from "../support/answering";
import { expect, test } from "./fixtures";
import { heading } from "./support";

test("the operator's information, projects, activity, teams and notices", async ({ page, open }) => {
  await open("/user/info", { as: "admin" });
  await expect(heading(page, "王立群")).toBeVisible();
  const header = page.getByRole("region", { name: "个人信息" });
  await expect(header).toContainText("前端开发工程师");
  await expect(header).toContainText("内容平台前端组");
  await expect(header).toContainText("北京");
  const website = header.getByRole("link", { name: /wangliqun/ });
  await expect(website).toHaveAttribute("href", "https://wangliqun.example.com/");
  await expect(website).toHaveAttribute("rel", "noopener noreferrer");
  await expect(page.getByRole("region", { name: "我的项目" }).getByRole("heading", { level: 3 })).toHaveCount(6);
  await expect(page.getByRole("region", { name: "最新动态" }).getByRole("listitem")).toHaveCount(7);
  await expect(page.getByRole("region", { name: "我的团队" })).toContainText("51 人");
  const notices = page.getByRole("region", { name: "站内通知" });
  await expect(notices.getByRole("listitem")).toHaveCount(2);
  await notices.getByRole("button", { name: /续费通知/ }).click();
  await expect(notices.getByRole("button")).toHaveCount(0);
  await expect(notices.getByRole("listitem")).toHaveCount(2);
});

test("a website that may not be followed is text, and a panel fails alone", async ({ page, open, backend }) => {
  backend.faults.set(
    "POST /api/user/info",
    answering({ name: "王立群", role: "admin", personalWebsite: "javascript:alert(1)" }),
  );
  backend.faults.set("POST /api/user/my-team/list", { kind: "code", code: 50000, message: "团队服务维护中" });
  await open("/user/info", { as: "admin" });
  await expect(page.getByText("javascript:alert(1)")).toBeVisible();
  await expect(page.getByRole("link", { name: /javascript/ })).toHaveCount(0);
  const teams = page.getByRole("region", { name: "我的团队" });
  await expect(teams).toContainText("团队服务维护中");
  backend.faults.clear();
  await teams.getByRole("button", { name: "重试" }).click();
  await expect(teams).toContainText("数据与增长组");
});
