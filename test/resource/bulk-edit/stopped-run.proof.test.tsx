import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { isClosed, openCount, renderList, setCount } from "../../support/bulk-edit";
import { deferred } from "../../support/deferred";
import { setUpScreens } from "../../support/render-screen";

setUpScreens();

test("a run that is stopped keeps what is left, goes on from there, and not back to records that it has changed", async () => {
  const { user } = await renderList();
  const changed: string[] = [];
  const answer = deferred<void>();
  server.use(
    http.patch("*/api/list/policy/:id", async ({ params }) => {
      changed.push(String(params.id));
      await answer.promise;
    }),
  );
  await openCount(user, [1, 2, 3, 4, 5, 6, 7]);
  const form = await setCount(user, "3");
  const save = await form.findByRole("button", { name: /^修改 7 / });
  expect(form.getByRole("button", { name: "上一步" })).toBeVisible();
  await user.click(save);
  await user.keyboard("{Enter}");
  await user.click(await form.findByRole("button", { name: "停止" }));
  answer.resolve();
  const rest = await form.findByRole("button", { name: /^修改 2 / });
  expect(form.queryByRole("button", { name: "上一步" })).toBeNull();
  await user.click(rest);
  await isClosed();
  expect(new Set(changed).size).toBe(7);
  expect(changed).toHaveLength(7);
});

test.each([
  ["was refused", () => HttpResponse.json({ status: "fail", code: 50000, message: "名额已满" })],
  ["met an outage", () => HttpResponse.json({ code: 50300, message: "稍后再来" }, { status: 503 })],
])("a run of which everything %s goes back to what was typed", async (_, answer) => {
  const { user } = await renderList();
  server.use(http.patch("*/api/list/policy/:id", answer));
  await openCount(user, [1, 2, 3, 4, 5, 6]);
  const form = await setCount(user, "3");
  await user.click(await form.findByRole("button", { name: /^修改 6 / }));
  await form.findByRole("table", { name: "没有确认保存的记录" });
  await user.click(form.getByRole("button", { name: "上一步" }));
  expect(form.getByRole("textbox", { name: "内容量" })).toHaveValue("3");
});

test.each([
  ["may have been saved", () => HttpResponse.error()],
  [
    "was changed by somebody else",
    () => HttpResponse.json({ code: 40900, data: { id: 55, count: 8 } }, { status: 409 }),
  ],
])("a run of which a record %s does not go back", async (_, answer) => {
  const { user } = await renderList();
  server.use(http.patch("*/api/list/policy/:id", answer));
  await openCount(user, [1]);
  const form = await setCount(user, "3");
  await user.click(await form.findByRole("button", { name: /^修改 1 / }));
  await form.findByRole("table", { name: "没有确认保存的记录" });
  expect(form.queryByRole("button", { name: "上一步" })).toBeNull();
});
