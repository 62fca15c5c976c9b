import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { faults, server } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { recordBodies, recordCalls } from "../../../support/client";
import { deferred } from "../../../support/deferred";
import { fill, region } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { successWith } from "../../../support/success-with";
import { expectToast } from "../../../support/toasts";

setUpScreens();

const CARD = pathTo("Card");
const CREATE = "POST /api/list/quality-inspection";
const refusal = (fields: Record<string, string>) =>
  ({
    kind: "status",
    status: 422,
    body: { status: "error", code: 42200, message: "内容有误", data: { fields } },
  }) as const;

test("a refused queue keeps its name, and the reasons at the field and in the dialog, until the next try", async () => {
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  const open = () => screen.findByRole("button", { name: /^新建质检队列/ }).then((button) => user.click(button));
  const findDialog = async () => within(await screen.findByRole("dialog", { name: "新建质检队列" }));
  await open();
  let dialog = await findDialog();
  const name = () => dialog.getByRole("textbox", { name: "队列名称" });
  const create = () => user.click(dialog.getByRole("button", { name: "创建" }));

  faults.set(CREATE, refusal({ title: "已有同名队列", quota: "最多 20 个队列" }));
  await fill(user, name(), "视频");
  await create();
  const alert = await dialog.findByRole("alert", { name: "创建失败" });
  expect(alert).toHaveTextContent("内容有误");
  expect(alert).toHaveTextContent("quota：最多 20 个队列");
  expect(name()).toHaveValue("视频");
  expect(name()).toHaveAccessibleDescription("已有同名队列");
  await waitFor(() => expect(name()).toHaveFocus());

  faults.set(CREATE, refusal({}));
  await create();
  await waitFor(() => expect(dialog.getByRole("group", { name: "创建失败" })).not.toHaveTextContent("quota"));
  expect(name()).toBeValid();

  // What was refused is forgotten with the dialog.
  await user.click(dialog.getByRole("button", { name: "取消" }));
  const question = within(await screen.findByRole("dialog", { name: "有未保存的内容" }));
  await user.click(question.getByRole("button", { name: "放弃内容" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await open();
  dialog = await findDialog();
  expect(dialog.queryByRole("group", { name: "创建失败" })).toBeNull();

  faults.clear();
  await fill(user, name(), "音频");
  await create();
  await expectToast("“音频”已创建");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a queue whose creation is not answered may have been created, and nothing says that it was not", async () => {
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality&new=" });
  faults.set(CREATE, { kind: "drop" });
  await fill(user, await screen.findByRole("textbox", { name: "队列名称" }), "视频");
  await user.click(screen.getByRole("button", { name: "创建" }));
  expect(await screen.findByRole("alert", { name: "结果未知" })).toHaveTextContent("可能已经保存");
  expect(screen.queryByText("创建失败")).toBeNull();
});

test("a name with invisible characters is refused before it is sent", async () => {
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  const calls = recordCalls();
  await user.click(await screen.findByRole("button", { name: /^新建质检队列/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "新建质检队列" }));
  const name = dialog.getByRole("textbox", { name: "队列名称" });
  await fill(user, name, "视频\u202E频视\u200B");
  await user.click(dialog.getByRole("button", { name: "创建" }));
  expect(name).toHaveAccessibleDescription("队列名称里有看不见的字符，请删除后重新输入");
  expect(calls).not.toContain(CREATE);
});

test("the address has the form open with its draft, also after a reload, and going back closes it", async () => {
  const { user, address, go, reload } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  const findName = () => screen.findByRole("textbox", { name: "队列名称" });
  const discard = async () => {
    const question = within(await screen.findByRole("dialog", { name: "有未保存的内容" }));
    await user.click(question.getByRole("button", { name: "放弃内容" }));
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(await screen.findByRole("button", { name: /^新建质检队列/ }));
  await fill(user, await findName(), "半个名");
  expect(address()).toBe(`${CARD}?tab=quality&new=`);
  await reload();
  expect(await findName()).toHaveValue("半个名");
  expect(screen.getByText("已恢复上次未保存的内容")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "取消" }));
  await discard();
  await isClosed();
  await waitFor(() => expect(screen.getByRole("button", { name: /^新建质检队列/ })).toHaveFocus());
  expect(address()).toBe(`${CARD}?tab=quality`);

  await user.click(await screen.findByRole("button", { name: /^新建质检队列/ }));
  expect(await findName()).toHaveValue("");
  await fill(user, await findName(), "另一个");
  await go(-1);
  await discard();
  await isClosed();
  expect(address()).toBe(`${CARD}?tab=quality`);
  await user.click(await screen.findByRole("button", { name: /^新建质检队列/ }));
  expect(await findName()).toHaveValue("");
});

test("a link opens the form during a search, too, and closing it leaves the focus on the screen", async () => {
  const { user, address } = await renderScreen("Card", { as: "admin", at: "?search=视频&new=" });
  await screen.findByRole("textbox", { name: "队列名称" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(screen.getByRole("heading", { name: "内容质检" })).toHaveFocus());
  expect(address()).toBe(`${CARD}?search=${encodeURIComponent("视频")}`);
});

test("who may not create a queue gets no form by its address", async () => {
  await renderScreen("Card", { as: "user", at: "?new=" });
  await screen.findByRole("heading", { name: "漏斗分析" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("without queues the section says what will be there, and offers to create the first", async () => {
  faults.set("GET /api/list/quality-inspection", successWith([]));
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  await waitFor(() => expect(region("内容质检")).toHaveTextContent("质检队列会显示在这里"));
  await user.click(within(region("内容质检")).getByRole("button", { name: "新建质检队列" }));
  expect(await screen.findByRole("dialog", { name: "新建质检队列" })).toBeVisible();
});

test("a form that was closed and opened again while its queue was created keeps another name", async () => {
  const answer = deferred<undefined>();
  // Without a response of its own the backend's follows.
  server.use(http.post("*/api/list/quality-inspection", () => answer.promise));
  const sent = recordBodies(CREATE);
  const { user, go, reload } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  const findName = () => screen.findByRole("textbox", { name: "队列名称" });
  const open = async () => user.click(await screen.findByRole("button", { name: /^新建质检队列/ }));
  const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await open();
  await fill(user, await findName(), "视频");
  await user.click(screen.getByRole("button", { name: "创建" }));
  await go(-1);
  await isClosed();
  await open();
  await fill(user, await findName(), "音频");
  answer.resolve(undefined);
  await expectToast("“视频”已创建");
  await reload();
  expect(await findName()).toHaveValue("音频");
  await user.click(screen.getByRole("button", { name: "创建" }));
  await expectToast("“音频”已创建");
  await isClosed();
  expect(sent).toEqual([{ title: "视频" }, { title: "音频" }]);
});
