import { HttpResponse, http } from "msw";
import { test } from "vitest";
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
