import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { failure, success } from "#mocks/backend/envelope";
import { users } from "#mocks/data/users";
import { server } from "#mocks/node";
import { saveUser } from "~/api/user";
import { pathTo } from "~/navigation/paths";
import { recordBodies, recordCalls } from "../../../support/client";
import { deferred } from "../../../support/deferred";
import { button, chooseOption, field, fill, main, mainMenu, region, select } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { expectToast } from "../../../support/toasts";

setUpScreens();

const SAVE = "POST /api/user/save-info";

test("the basic information can be filled in and is checked, saved and shown everywhere", async () => {
  const { user } = await renderScreen("Setting", { as: "admin" });
  const calls = recordCalls();
  const bodies = recordBodies(SAVE);
  await screen.findByRole("textbox", { name: /^邮箱/ });
  expect(field("邮箱")).toHaveValue("wangliqun@example.com");
  expect(select("国家/地区")).toHaveValue("中国");
  expect(select("省/直辖市/自治区")).toHaveValue("北京市");
  expect(field("区/县")).toHaveValue("海淀区");
  for (const name of ["邮箱", "昵称"]) expect(field(name)).toBeRequired();
  for (const name of ["国家/地区", "省/直辖市/自治区"]) expect(select(name)).toBeRequired();

  await fill(user, field("邮箱"), "nobody");
  await fill(user, field("昵称"), "");
  fireEvent.change(field("个人简介"), { target: { value: "长".repeat(201) } });
  expect(screen.getByText("201 / 200")).toBeVisible();
  await user.click(button("保存"));
  expect(await screen.findByText("请输入正确的邮箱")).toBeVisible();
  expect(screen.getByText("请输入昵称")).toBeVisible();
  expect(screen.getByText("不能超过 200 个字符")).toBeVisible();
  expect(field("邮箱")).toHaveFocus();
  const announced = screen.getByText("有 3 项需要修改");
  await user.click(button("保存"));
  // Announced again.
  expect(announced).not.toBeInTheDocument();
  expect(screen.getByText("有 3 项需要修改")).toBeInTheDocument();
  expect(calls).not.toContain(SAVE);

  await user.click(button("重置"));
  await user.click(
    within(await screen.findByRole("dialog", { name: "重置基础信息" })).getByRole("button", { name: "重置" }),
  );
  await waitFor(() => expect(field("昵称")).toHaveValue("王立群"));
  await chooseOption(user, "国家/地区", "日本");
  expect(field("区/县")).toHaveValue("");
  await chooseOption(user, "国家/地区", "中国");
  await fill(user, field("昵称"), " 王小群 ");
  await fill(user, field("区/县"), "西城区");
  await user.click(button("保存"));
  await expectToast("保存成功");
  expect(field("昵称")).toHaveValue("王小群");
  await screen.findByRole("button", { name: "账号菜单：王小群" });
  expect(region("账号")).toHaveTextContent("王小群");
  expect(bodies).toMatchObject([{ name: "王小群", area: ["北京市", "市辖区", "西城区"] }]);
  const menu = within(screen.getByRole("navigation", { name: "主菜单" }));
  await user.click(menu.getByRole("link", { name: "工作台" }));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/好，王小群$/));
});

test("what was not saved is back after a reload, says so, and can be dropped and brought back", async () => {
  const { user, reload } = await renderScreen("Setting", { as: "admin" });
  await screen.findByRole("textbox", { name: /^邮箱/ });
  await chooseOption(user, "国家/地区", "日本");
  await fill(user, field("省/直辖市/自治区"), "东京都");
  expect(screen.queryByText("已恢复上次未保存的内容")).toBeNull();
  await reload();
  expect(await screen.findByText("已恢复上次未保存的内容")).toBeVisible();
  expect(field("省/直辖市/自治区")).toHaveValue("东京都");
  await user.click(button("放弃内容"));
  await waitFor(() => expect(select("省/直辖市/自治区")).toHaveValue("北京市"));
  expect(field("区/县")).toHaveValue("海淀区");
  expect(screen.getByText("内容已放弃")).toBeVisible();
  expect(button("撤销")).toHaveFocus();
  await user.click(button("撤销"));
  await waitFor(() => expect(field("省/直辖市/自治区")).toHaveValue("东京都"));
  expect(select("国家/地区")).toHaveValue("日本");
});

test("a save goes on when its screen is left, and a refusal leads back to what was typed", async () => {
  const { user, address } = await renderScreen("Setting", { as: "admin" });
  const held = deferred<void>();
  server.use(http.post("*/api/user/save-info", () => held.promise.then(() => failure("昵称已被占用", 50000))));
  await screen.findByRole("textbox", { name: /^昵称/ });
  await fill(user, field("昵称"), "别人的名字");
  await user.click(button("保存"));
  await user.click(within(mainMenu()).getByRole("link", { name: "工作台" }));
  const question = within(await screen.findByRole("dialog", { name: "正在提交" }));
  await user.click(question.getByRole("button", { name: "离开，继续提交" }));
  await main().findByRole("heading", { name: /王立群/ });
  held.resolve();
  await expectToast("基础信息没有保存：昵称已被占用");
  await user.click(await screen.findByRole("link", { name: "查看" }));
  await waitFor(() => expect(address()).toBe(pathTo("Setting")));
  expect(await screen.findByRole("textbox", { name: /^昵称/ })).toHaveValue("别人的名字");
  expect(screen.getByRole("group", { name: "保存失败" })).toHaveTextContent("昵称已被占用");
});

test("what is typed after a press of a select replaces its name and finds another", async () => {
  const { user } = await renderScreen("Setting", { as: "admin" });
  await screen.findByRole("textbox", { name: /^昵称/ });
  await user.click(select("国家/地区"));
  await user.keyboard("日本");
  expect(select("国家/地区")).toHaveValue("日本");
  expect(await screen.findByRole("option", { name: "日本" })).toBeVisible();
});

test("a save keeps what was changed elsewhere since the form was opened, and shows it", async () => {
  const bodies = recordBodies(SAVE);
  const { user } = await renderScreen("Setting", { as: "admin" });
  await screen.findByRole("textbox", { name: /^昵称/ });
  const { email, countryRegion, area, address, introduction } = users.admin;
  await saveUser({ body: { name: "王小群", email, countryRegion, area, address, introduction } });
  await fill(user, field("具体地址"), "新地址");
  await user.click(button("保存"));
  await expectToast("保存成功");
  expect(bodies.at(-1)).toMatchObject({ name: "王小群", address: "新地址" });
  expect(field("昵称")).toHaveValue("王小群");
});

test("a save of another field sends an area of more parts than fields as it was read", async () => {
  const area = ["浙江省", "杭州市", "西湖区", "北山街道"];
  server.use(http.post("*/api/user/info", () => success({ ...users.admin, area })));
  const bodies = recordBodies(SAVE);
  const { user } = await renderScreen("Setting", { as: "admin" });
  await screen.findByRole("textbox", { name: /^昵称/ });
  expect(field("区/县")).toHaveValue("西湖区 北山街道");
  for (const introduction of ["第一次", "第二次"]) {
    await fill(user, field("个人简介"), introduction);
    await user.click(button("保存"));
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ introduction, area }));
    await waitFor(() => expect(button("保存")).toBeEnabled());
  }
});

test("leaving while it is saved offers to wait, and is no longer asked about once it is saved", async () => {
  const response = deferred<Response>();
  server.use(http.post("*/api/user/save-info", () => response.promise));
  const { user, address } = await renderScreen("Setting", { as: "admin" });
  await screen.findByRole("textbox", { name: /^昵称/ });
  await fill(user, field("昵称"), "王小群");
  await user.click(button("保存"));
  await user.click(within(screen.getByRole("navigation", { name: "主菜单" })).getByRole("link", { name: "工作台" }));
  const dialog = await screen.findByRole("dialog", { name: "正在提交" });
  expect(within(dialog).queryByRole("button", { name: "放弃内容" })).toBeNull();
  response.resolve(success(true));
  await expectToast("保存成功");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(address()).toBe(pathTo("Setting"));
});

test("tabs are in the address, and both states of a certification are shown as text", async () => {
  const { user, address, go } = await renderScreen("Setting", { as: "admin", at: "?tab=nothing" });
  const tab = (name: string) => screen.getByRole("tab", { name });
  const security = () => screen.findByRole("tabpanel", { name: "安全设置" });
  expect(tab("基础信息")).toHaveAttribute("aria-selected", "true");
  await user.click(tab("安全设置"));
  expect(address()).toMatch(/tab=security$/);
  await waitFor(async () => expect(await security()).toHaveTextContent("150****0000"));
  expect(await security()).not.toHaveTextContent(/密码|密保|已设置|已绑定/);
  expect(within(await security()).queryByRole("button")).toBeNull();
  await user.click(tab("实名认证"));
  const rows = await waitFor(() => {
    const found = within(screen.getByRole("grid")).getAllByRole("row");
    expect(found).toHaveLength(4);
    return found;
  });
  expect(rows[1]).toHaveTextContent("审核中");
  expect(rows[2]).toHaveTextContent("已通过");
  await go(-1);
  expect(await security()).toBeVisible();
});
