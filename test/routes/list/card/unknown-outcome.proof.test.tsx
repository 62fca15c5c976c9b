import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Fault } from "#mocks/backend/faults";
import { faults } from "#mocks/node";
import { recordCalls } from "../../../support/client";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { successWith } from "../../../support/success-with";
import { expectToast } from "../../../support/toasts";

setUpScreens();

/** Renders the services, and finds the card of one that is closed. */
async function renderClosedService() {
  const rendered = await renderScreen("Card", { as: "admin", at: "?tab=service" });
  const item = (await screen.findByRole("heading", { name: "资源分发" })).closest("li");
  if (!item) throw new Error("The service is no card");
  return { ...rendered, service: within(item) };
}

test("three clicks in one task send one write", async () => {
  const { service } = await renderClosedService();
  const calls = recordCalls();
  const open = service.getByRole("button", { name: "开通服务" });
  act(() => {
    for (let click = 1; click <= 3; click += 1) open.click();
  });
  await expectToast("“资源分发”已开通");
  expect(calls.filter((call) => call.startsWith("PATCH"))).toHaveLength(1);
});

test.each<[string, Fault]>([
  ["cannot be read", { kind: "html" }],
  ["does not arrive", { kind: "drop" }],
])("a write that was done but whose answer %s is shown as it was done", async (_, fault) => {
  const { user, service } = await renderClosedService();
  faults.set("PATCH /api/list/the-service/3", fault);
  faults.set(
    "GET /api/list/the-service",
    successWith([{ id: 3, title: "资源分发", description: "", enable: true, expires: false }]),
  );
  await user.click(service.getByRole("button", { name: "开通服务" }));
  await service.findByRole("button", { name: "取消服务" });
});

/** Confirms the deletion of a queue, to which no answer comes. */
async function deleteWithoutAnswer() {
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  const bin = await screen.findByRole("button", { name: "删除", description: "音频类-有声读物" });
  await user.click(bin);
  const question = within(await screen.findByRole("dialog", { name: "删除质检队列" }));
  faults.set("DELETE /api/list/quality-inspection/:id", { kind: "drop" });
  return { bin, confirm: () => user.click(question.getByRole("button", { name: "删除" })) };
}

test("a deletion without an answer says that it may have been done, and leaves the focus in its section", async () => {
  const { confirm } = await deleteWithoutAnswer();
  faults.set("GET /api/list/quality-inspection", successWith([]));
  await confirm();
  await expectToast("没有收到服务器的响应，“音频类-有声读物”可能已经删除，请查看列表");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(screen.getByRole("heading", { name: /^内容质检/ })).toHaveFocus());
});

test.each(["is still there", "cannot be fetched"])(
  "a deletion without an answer closes its question, with the focus on its button, where the queue %s",
  async (outcome) => {
    const { bin, confirm } = await deleteWithoutAnswer();
    if (outcome === "cannot be fetched") faults.set("GET /api/list/quality-inspection", { kind: "drop" });
    await confirm();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(bin).toHaveFocus());
  },
);
