import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { server } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { isClosed, openCount, renderList, setCount } from "../../support/bulk-edit";
import { deferred } from "../../support/deferred";
import { chooseInAccountMenu } from "../../support/page-parts";
import { allowMotion } from "../../support/page-width";
import { row } from "../../support/render-books";
import { setUpScreens } from "../../support/render-screen";
import { expectNoToast, expectToast } from "../../support/toasts";

setUpScreens();

/** Seven records are being changed in two steps, of which the first is held, and the dialog has been closed. */
async function runBehind() {
  const { user } = await renderList();
  const held = deferred<void>();
  const sent: unknown[] = [];
  server.use(
    http.patch("*/api/list/policy/:id", async ({ params }) => {
      sent.push(params.id);
      await held.promise;
    }),
  );
  await openCount(user, [1, 2, 3, 4, 5, 6, 7]);
  const form = await setCount(user, "5");
  await user.click(await form.findByRole("button", { name: /^修改 7 / }));
  await waitFor(() => expect(sent).toHaveLength(5));
  await user.keyboard("{Escape}");
  await isClosed();
  return { user, sent, finish: held.resolve };
}
const clearSelection = () => screen.getByRole("button", { name: "取消选择" });

/** A change of two records is being sent, and will be answered by a refusal. */
async function sendRefused(status: number, code: number, message: string) {
  const { user } = await renderList();
  const answer = deferred<void>();
  server.use(
    http.patch("*/api/list/policy/:id", () =>
      answer.promise.then(() => HttpResponse.json({ code, message, data: null }, { status })),
    ),
  );
  await openCount(user, [1, 2]);
  const form = await setCount(user, "5");
  await user.click(await form.findByRole("button", { name: /^修改 2 / }));
  return { user, refuse: answer.resolve };
}

test.each(["while", "after"])(
  "what is refused %s the dialog closes is shown with its reason in a toast",
  async (when) => {
    allowMotion();
    const { user, refuse } = await sendRefused(403, 40300, "名额已满");
    await user.keyboard("{Escape}");
    if (when === "after") await isClosed();
    refuse();
    await expectToast("2 个集合没有修改名额已满");
  },
);

test("what goes on after the dialog was closed shows its progress above the list, and can be stopped there", async () => {
  const { user, sent, finish } = await runBehind();
  await user.click(clearSelection());
  expect(screen.getByRole("progressbar", { name: "正在处理：0 / 7 条" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "停止" }));
  finish();
  await expectToast("已修改 5 个集合，其余 2 个集合没有处理");
  expect(sent).toHaveLength(5);
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
});

test("says how many records were not sent when the login expires after the dialog was closed", async () => {
  const { user, refuse } = await sendRefused(401, 401, "");
  await user.keyboard("{Escape}");
  await isClosed();
  refuse();
  await expectToast("已修改 0 个集合，其余 2 个集合没有处理");
});

test("what was selected since is selected alone when the changes are saved", async () => {
  const { user, finish } = await runBehind();
  await user.click(clearSelection());
  await user.click(within(row(9)).getByRole("checkbox"));
  finish();
  await expectToast("已修改 7 个集合");
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole("button", { name: "已选 1 项" })).toBeVisible();
});

test("another role is not offered the undo", async () => {
  const { user, finish } = await runBehind();
  await chooseInAccountMenu(user, "切换角色：普通用户");
  finish();
  await expectToast("已修改 7 个集合");
  expect(screen.queryByRole("button", { name: "撤销" })).toBeNull();
});

test("the undo of changes shows its progress above the list", async () => {
  const { user } = await renderList();
  const answer = deferred<void>();
  await openCount(user, [1, 2, 3, 4, 5, 6, 7]);
  const form = await setCount(user, "5");
  await user.click(await form.findByRole("button", { name: /^修改 7 / }));
  await isClosed();
  server.use(http.patch("*/api/list/policy/:id", () => answer.promise.then(() => undefined)));
  await user.click(screen.getByRole("button", { name: "撤销" }));
  expect(await screen.findByRole("progressbar", { name: "正在处理：0 / 7 条" })).toBeVisible();
  answer.resolve();
  await expectToast("已撤销，7 个集合恢复了原来的状态");
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
});

test("the undo of changes says why some were refused, and which may have been undone", async () => {
  const { user } = await renderList();
  await openCount(user, [1, 2, 3]);
  const form = await setCount(user, "5");
  await user.click(await form.findByRole("button", { name: /^修改 3 / }));
  await isClosed();
  const refusal = { code: 40300, message: "名额已满", data: null };
  server.use(
    http.patch("*/api/list/policy/55", () => HttpResponse.json(refusal, { status: 403 })),
    http.patch("*/api/list/policy/54", () => HttpResponse.error()),
  );
  await user.click(screen.getByRole("button", { name: "撤销" }));
  await expectToast(
    "撤销失败，1 个集合没有恢复原来的状态，1 个集合可能已经恢复原来的状态名额已满；没有收到服务器的响应，请查看列表",
  );
  await expectToast("已撤销，1 个集合恢复了原来的状态");
  expectNoToast("恢复了原来的状态，");
});
