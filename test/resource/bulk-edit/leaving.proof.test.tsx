import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { session } from "~/session/session";
import { isClosed, openCount, renderList, setCount } from "../../support/bulk-edit";
import { deferred } from "../../support/deferred";
import { asksBeforeUnload } from "../../support/page-lifecycle";
import { chooseInAccountMenu } from "../../support/page-parts";
import { setUpScreens } from "../../support/render-screen";
import { expectToast } from "../../support/toasts";

setUpScreens();

const PATCH = "*/api/list/policy/:id";

test("a logout asks while records are changed step by step, and so does the browser before the page is closed", async () => {
  const held = deferred<undefined>();
  let sent = 0;
  server.use(
    http.patch(PATCH, async () => {
      sent += 1;
      await held.promise;
    }),
  );
  const { user } = await renderList();
  await openCount(user, [1, 2, 3, 4, 5, 6, 7]);
  const form = await setCount(user, "7");
  await user.click(form.getByRole("button", { name: /^修改 7 / }));
  await waitFor(() => expect(sent).toBe(5));
  expect(asksBeforeUnload()).toBe(true);
  await user.keyboard("{Escape}");
  await isClosed();
  await chooseInAccountMenu(user, "登出登录");
  const question = within(await screen.findByRole("dialog", { name: "正在处理" }));
  expect(question.getByText("还有内容正在发送，登出后停止发送，已发送的不受影响。")).toBeVisible();
  await user.click(question.getByRole("button", { name: "等待结果" }));
  await isClosed();
  expect(session.get().token).not.toBe("");
  held.resolve(undefined);
  await expectToast("已修改 7 个集合");
  expect(asksBeforeUnload()).toBe(false);
});
