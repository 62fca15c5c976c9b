import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { refreshList } from "~/resource/data/mutations";
import { fill } from "../../support/page-parts";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";
import { expectNoToast, expectToast, recordToasts } from "../../support/toasts";
import { changeLabel, labelHandlers, labels } from "../../support/versioned";

const restore = () => server.use(...labelHandlers(11));
setUpExhibitLists(restore);
recordToasts();

const name = () => screen.findByRole("textbox", { name: "名称" });
const render = () => renderResource(labels, { as: "admin", at: "?edit=11" });

const refusal = (status: number, code: number) => () =>
  HttpResponse.json({ status: "fail", code, data: null, message: "稍后再来" }, { status });

/** Leaves a half-filled form of a record on another page, and opens it again when its call is refused. */
async function openRefused(status: number, code: number) {
  const { user } = render();
  await fill(user, await name(), "半填的名");
  cleanup();
  server.use(http.get("*/api/list/labels/11", refusal(status, code)));
  return render();
}

/** What the form has when its record can be read again. */
async function nameLater() {
  cleanup();
  restore();
  render();
  return await name();
}

test("what was typed into a record is kept where its call is refused by a code, and does not open by itself", async () => {
  const { query, go } = await openRefused(200, 50000);
  await expectToast("展品读取失败。您填的内容已保留。");
  await waitFor(() => expect(query()).toBe(""));
  await go("?sort=name");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await nameLater()).toHaveValue("半填的名");
});

test("what was typed into a record goes with it where the server answers that it is not there", async () => {
  const { query } = await openRefused(404, 40400);
  await expectToast("要打开的展品已不存在");
  await waitFor(() => expect(query()).toBe(""));
  expect(await nameLater()).toHaveValue("标签 11");
});

test("a record whose call is refused by a code alone is not said to be gone", async () => {
  server.use(http.get("*/api/list/labels/11", refusal(200, 50000)));
  const { query } = renderResource(labels, { as: "admin", at: "?record=11" });
  await expectToast("展品读取失败");
  await waitFor(() => expect(query()).toBe(""));
  expectNoToast("已不存在");
  expectNoToast("已保留");
});

test("neither is one that is open meanwhile", async () => {
  renderResource(labels, { as: "admin", at: "?edit=11" });
  await name();
  server.use(http.get("*/api/list/labels/11", refusal(200, 50000)));
  // After a write nothing that was read before is taken for it.
  await act(() => changeLabel({ params: { id: 1 }, body: { note: "x" } }));
  await act(() => refreshList(labels));
  expect(await screen.findByText("展品读取失败")).toBeVisible();
  expect(screen.queryByText(/已不存在/)).toBeNull();
  expect(await name()).toHaveValue("标签 11");
});

test("a record is not said to be gone where the login has expired", async () => {
  const { query } = await openRefused(200, 50008);
  expect(await screen.findByText("稍后再来")).toBeVisible();
  expect(query()).toBe("?edit=11");
  expectNoToast("已不存在");
  expect(await nameLater()).toHaveValue("半填的名");
});
