import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { recordCalls } from "../../support/client";
import { deferred } from "../../support/deferred";
import { button, fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal } from "../../support/search-table";
import { expectToast } from "../../support/toasts";

setUpScreens();

/** A new record is saved, and its number typed before the server responds. */
async function typeWhileCreating() {
  const rendered = await renderScreen("SearchTable", { as: "admin" });
  const { user } = rendered;
  await expectTotal("共 55 条");
  const held = deferred<void>();
  server.use(http.post("*/api/list/policy", () => held.promise));
  await user.click(button("新建"));
  const form = within(await screen.findByRole("dialog", { name: "新建集合" }));
  await fill(user, await form.findByRole("textbox", { name: /^集合名称/ }), "画册");
  for (const [list, option] of [
    [/^内容体裁/, "图文"],
    [/^筛选方式/, "规则筛选"],
  ] as const) {
    await user.click(form.getByRole("combobox", { name: list }));
    await user.click(await screen.findByRole("option", { name: option }));
  }
  await user.click(form.getByRole("button", { name: "保存" }));
  const count = form.getByRole("textbox", { name: /^内容量/ });
  await fill(user, count, "7");
  held.resolve();
  await expectToast("已新建“画册”");
  return { ...rendered, count };
}

const edited = async () => within(await screen.findByRole("dialog", { name: "编辑集合" }));

test("what is typed while a new record is created is a change of it, in the same input", async () => {
  const { user, address, count } = await typeWhileCreating();
  const form = await edited();
  expect(count).toHaveFocus();
  await user.type(count, "5");
  expect(form.getByRole("textbox", { name: /^内容量/ })).toHaveValue("75");
  expect(address()).toMatch(/\?edit=\d+$/);
  const calls = recordCalls();
  await user.click(form.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls).toContainEqual(expect.stringMatching(/^PATCH /));
  await user.click(button("新建"));
  const next = within(await screen.findByRole("dialog", { name: "新建集合" }));
  expect(await next.findByRole("textbox", { name: /^集合名称/ })).toHaveValue("");
});

test("it is still a change of that record after a reload", async () => {
  const { user, reload } = await typeWhileCreating();
  await edited();
  await reload();
  const form = await edited();
  expect(await form.findByRole("textbox", { name: /^集合名称/ })).toHaveValue("画册");
  expect(form.getByRole("textbox", { name: /^内容量/ })).toHaveValue("7");
  const calls = recordCalls();
  await user.click(form.getByRole("button", { name: "保存" }));
  await expectToast("已保存“画册”");
  expect(calls.filter((call) => call.startsWith("POST /api/list/policy"))).toEqual([]);
  await expectTotal("共 56 条");
});
