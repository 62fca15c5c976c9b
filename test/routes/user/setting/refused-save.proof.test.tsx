import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { failure, success } from "#mocks/backend/envelope";
import type { Fault } from "#mocks/backend/faults";
import { users } from "#mocks/data/users";
import { faults, server } from "#mocks/node";
import { sessionToken, startSession } from "~/session/session";
import { recordCalls } from "../../../support/client";
import { deferred } from "../../../support/deferred";
import { button, field, fill, main, mainMenu, region, select } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { expectFailureToast, expectToast } from "../../../support/toasts";
import { leaveAndReturn } from "./leave-and-return";

setUpScreens();

const SAVE = "POST /api/user/save-info";

/** Saves a name that the server refuses when `refuse` is called. */
async function saveSlowly() {
  const response = deferred<Response>();
  server.use(http.post("*/api/user/save-info", () => response.promise));
  const { user } = await renderScreen("Setting", { as: "admin" });
  await screen.findByRole("textbox", { name: /^昵称/ });
  await fill(user, field("昵称"), "别人的名字");
  await user.click(button("保存"));
  const refuse = () => response.resolve(failure("昵称已被占用", 42200, 422, { fields: { name: "请换一个昵称" } }));
  return { user, refuse };
}

test("a refused save keeps what was typed, and its reason at the field and in the form, until the next try", async () => {
  const data = { fields: { name: "请换一个昵称" } };
  faults.set(SAVE, {
    kind: "status",
    status: 422,
    body: { status: "error", code: 42200, message: "昵称已被占用", data },
  });
  const { user } = await renderScreen("Setting", { as: "admin" });
  await screen.findByRole("textbox", { name: /^昵称/ });
  await fill(user, field("昵称"), "别人的名字");
  await user.click(button("保存"));
  await expectFailureToast("昵称已被占用");
  expect(field("昵称")).toHaveValue("别人的名字");
  expect(button("账号菜单：王立群")).toBeVisible();
  expect(screen.getByRole("group", { name: "保存失败" })).toHaveTextContent("昵称已被占用");
  await waitFor(() => expect(field("昵称")).toHaveFocus());
  expect(field("昵称")).toHaveAccessibleDescription("请换一个昵称");
  await leaveAndReturn(user);
  expect(await screen.findByRole("group", { name: "保存失败" })).toHaveTextContent("昵称已被占用");
  expect(field("昵称")).toHaveAccessibleDescription("请换一个昵称");
  await fill(user, field("昵称"), "另一个名字");
  await leaveAndReturn(user);
  expect(await screen.findByRole("group", { name: "保存失败" })).toBeVisible();
  expect(field("昵称")).not.toHaveAccessibleDescription();
  faults.clear();
  await user.click(button("保存"));
  await expectToast("保存成功");
  expect(screen.queryByRole("group", { name: "保存失败" })).toBeNull();
});

test("a refusal that comes after the form was left and opened again stands at its field", async () => {
  const { user, refuse } = await saveSlowly();
  await leaveAndReturn(user);
  refuse();
  expect(await screen.findByRole("group", { name: "保存失败" })).toHaveTextContent("昵称已被占用");
  expect(field("昵称")).toHaveAccessibleDescription("请换一个昵称");
});

test("a reason does not stand at a value that was typed while another one was sent", async () => {
  const { user, refuse } = await saveSlowly();
  await fill(user, field("昵称"), "另一个名字");
  refuse();
  expect(await screen.findByRole("group", { name: "保存失败" })).toHaveTextContent("昵称已被占用");
  expect(field("昵称")).not.toHaveAccessibleDescription();
});

test("a refusal is forgotten with what it is about", async () => {
  faults.set(SAVE, { kind: "code", code: 50000, message: "昵称已被占用" });
  const { user } = await renderScreen("Setting", { as: "admin" });
  await screen.findByRole("textbox", { name: /^昵称/ });
  await fill(user, field("昵称"), "别人的名字");
  await user.click(button("保存"));
  expect(await screen.findByRole("group", { name: "保存失败" })).toBeVisible();
  await user.click(within(mainMenu()).getByRole("link", { name: "工作台" }));
  await user.click(await screen.findByRole("button", { name: "放弃内容" }));
  await main().findByRole("heading", { name: /王立群/ });
  await user.click(within(mainMenu()).getByRole("button", { name: "用户中心" }));
  await user.click(await within(mainMenu()).findByRole("link", { name: "用户设置" }));
  expect(await screen.findByRole("textbox", { name: /^昵称/ })).toHaveValue("王立群");
  expect(screen.queryByRole("group", { name: "保存失败" })).toBeNull();
});

test("a refusal of the area stands at its first field, and what is said of other fields with the reason", async () => {
  const data = { fields: { area: "区域不存在", phone: "手机号未验证" } };
  faults.set(SAVE, { kind: "status", status: 422, body: { status: "error", code: 42200, message: "", data } });
  const { user } = await renderScreen("Setting", { as: "admin" });
  await screen.findByRole("textbox", { name: /^昵称/ });
  await user.click(button("保存"));
  expect(await screen.findByRole("alert", { name: "保存失败" })).toHaveTextContent("phone：手机号未验证");
  await waitFor(() => expect(select("省/直辖市/自治区")).toHaveFocus());
  expect(select("省/直辖市/自治区")).toHaveAccessibleDescription("区域不存在");
  expect(screen.getByText("有 1 项需要修改")).toBeInTheDocument();
});

test("a save whose answer is lost shows what is stored by now, also for the reset", async () => {
  const { user } = await renderScreen("Setting", { as: "admin" });
  let stored = users.admin;
  server.use(
    http.post("*/api/user/info", () => success(stored)),
    http.post("*/api/user/save-info", () => {
      stored = { ...users.admin, name: "王小群", address: "新地址" };
      return HttpResponse.error();
    }),
  );
  await screen.findByRole("textbox", { name: /^昵称/ });
  await fill(user, field("昵称"), "王小群");
  await user.click(button("保存"));
  expect(await screen.findByRole("alert", { name: "结果未知" })).toHaveTextContent("可能已经保存");
  expect(await screen.findByRole("button", { name: "账号菜单：王小群" })).toBeVisible();
  expect(region("账号")).toHaveTextContent("王小群");
  await user.click(button("重置"));
  const question = within(await screen.findByRole("dialog", { name: "重置基础信息" }));
  await user.click(question.getByRole("button", { name: "重置" }));
  await waitFor(() => expect(field("具体地址")).toHaveValue("新地址"));
  expect(field("昵称")).toHaveValue("王小群");
});

test("a save is sent for the account that began it, although another one has logged in since", async () => {
  const { user } = await renderScreen("Setting", { as: "admin" });
  await screen.findByRole("textbox", { name: /^昵称/ });
  await fill(user, field("昵称"), "王小群");
  const tokens: (string | null)[] = [];
  const reads: string[] = [];
  const reading = deferred<Response>();
  server.use(
    http.post("*/api/user/info", () => {
      reads.push("user");
      return reading.promise;
    }),
    http.post("*/api/user/save-info", ({ request }) => {
      tokens.push(request.headers.get("access-token"));
      return success(true);
    }),
  );
  const own = sessionToken();
  // Identical calls share a response for 0.9 s.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1000 });
  await user.click(button("保存"));
  await waitFor(() => expect(reads).toHaveLength(1));
  await act(async () => startSession(ACCOUNTS.user.token));
  await act(async () => reading.resolve(success(users.admin)));
  await waitFor(() => expect(tokens).toEqual([own]));
});

test.each<[string, Fault, string]>([
  ["is not answered", { kind: "drop" }, "网络错误，请稍后重试"],
  ["has an expired login", { kind: "expired" }, ""],
])("a save whose reading of the user %s sends nothing, and says so", async (_, fault, reason) => {
  const { user } = await renderScreen("Setting", { as: "admin" });
  await screen.findByRole("textbox", { name: /^昵称/ });
  await fill(user, field("昵称"), "王小群");
  const calls = recordCalls();
  // Identical calls share a response for 0.9 s.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1000 });
  faults.set("POST /api/user/info", fault);
  await user.click(button("保存"));
  if (reason) expect(await screen.findByRole("group", { name: "保存失败" })).toHaveTextContent(reason);
  else expect(await screen.findByRole("dialog", { name: "登录信息已过期" })).toBeVisible();
  expect(calls.filter((call) => call.includes("save-info"))).toEqual([]);
  expect(field("昵称")).toHaveValue("王小群");
});
