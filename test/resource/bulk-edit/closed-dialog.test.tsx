import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { inDialog, isClosed, openCount, renderList } from "../../support/bulk-edit";
import { deferred } from "../../support/deferred";
import { fill } from "../../support/page-parts";
import { setUpScreens } from "../../support/render-screen";
import { expectToast } from "../../support/toasts";

setUpScreens();

test("what is refused after the dialog was closed is shown with its reason in a toast", async () => {
  const { user } = await renderList();
  const answer = deferred<void>();
  const refusal = { code: 40300, message: "名额已满", data: null };
  server.use(
    http.patch("*/api/list/policy/:id", () => answer.promise.then(() => HttpResponse.json(refusal, { status: 403 }))),
  );
  await openCount(user, [1, 2]);
  const form = await inDialog();
  await fill(user, form.getByRole("textbox", { name: "内容量" }), "5");
  await user.click(form.getByRole("button", { name: "下一步" }));
  await user.click(await form.findByRole("button", { name: /^修改 2 / }));
  await user.keyboard("{Escape}");
  await isClosed();
  answer.resolve();
  await expectToast("2 个集合没有修改名额已满");
});

test("what goes on after the dialog was closed shows its progress above the list, and can be stopped there", async () => {
  const { user } = await renderList();
  const answer = deferred<void>();
  let sent = 0;
  server.use(
    http.patch("*/api/list/policy/:id", async () => {
      sent += 1;
      await answer.promise;
    }),
  );
  await openCount(user, [1, 2, 3, 4, 5, 6, 7]);
  const form = await inDialog();
  await fill(user, form.getByRole("textbox", { name: "内容量" }), "5");
  await user.click(form.getByRole("button", { name: "下一步" }));
  await user.click(await form.findByRole("button", { name: /^修改 7 / }));
  await waitFor(() => expect(sent).toBe(5));
  await user.keyboard("{Escape}");
  await isClosed();
  await user.click(screen.getByRole("button", { name: "取消选择" }));
  expect(screen.getByRole("progressbar", { name: "正在处理：0 / 7 条" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "停止" }));
  answer.resolve();
  await expectToast("已修改 5 个集合");
  expect(sent).toBe(5);
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
});

test("so does the undo of changes", async () => {
  const { user } = await renderList();
  const answer = deferred<void>();
  await openCount(user, [1, 2, 3, 4, 5, 6, 7]);
  const form = await inDialog();
  await fill(user, form.getByRole("textbox", { name: "内容量" }), "5");
  await user.click(form.getByRole("button", { name: "下一步" }));
  await user.click(await form.findByRole("button", { name: /^修改 7 / }));
  await isClosed();
  server.use(http.patch("*/api/list/policy/:id", () => answer.promise.then(() => undefined)));
  await user.click(screen.getByRole("button", { name: "撤销" }));
  expect(await screen.findByRole("progressbar", { name: "正在处理：0 / 7 条" })).toBeVisible();
  answer.resolve();
  await expectToast("已撤销，7 个集合恢复了原来的状态");
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
});
