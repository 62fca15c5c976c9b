import { act, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import { faults, server } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { recordCalls } from "../../../support/client";
import { deferred } from "../../../support/deferred";
import { region } from "../../../support/page-parts";
import { setPageWidth } from "../../../support/page-width";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { successWith } from "../../../support/success-with";
import { expectToast } from "../../../support/toasts";

setUpScreens();

test("a service that a colleague closes during the question is not opened by its answer", async () => {
  const serve = (enable: boolean) => {
    const service = { id: 3, title: "资源分发", description: "", enable, expires: false };
    faults.set("GET /api/list/the-service", successWith([service]));
  };
  serve(true);
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=service" });
  const calls = recordCalls();
  await user.click(await screen.findByRole("button", { name: "取消服务" }));
  const question = within(await screen.findByRole("dialog", { name: "取消服务" }));
  serve(false);
  // Later than what an identical call is answered with.
  vi.setSystemTime(Date.now() + 1000);
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(region("开通服务")).toHaveTextContent("未开通"));
  await user.click(question.getByRole("button", { name: "取消服务" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.filter((call) => call.startsWith("PATCH"))).toEqual([]);
});

test("a deletion that is being sent keeps its question, and leaves the focus where the operator types", async () => {
  const answer = deferred<undefined>();
  // Without a response of its own the backend's follows.
  server.use(http.delete("*/api/list/quality-inspection/:id", () => answer.promise));
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  const description = "音频类-有声读物";
  await user.click(await screen.findByRole("button", { name: "删除", description }));
  const question = await screen.findByRole("dialog", { name: "删除质检队列" });
  await user.click(within(question).getByRole("button", { name: "删除" }));
  await user.click(within(question).getByRole("button", { name: "取消" }));
  await user.keyboard("{Escape}");
  expect(question).toBeVisible();
  await user.keyboard("{Control>}k{/Control}");
  const typing = await screen.findByRole("combobox");
  await waitFor(() => expect(typing).toHaveFocus());
  answer.resolve(undefined);
  await expectToast(`“${description}”已删除`);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "删除质检队列" })).toBeNull());
  expect(typing).toHaveFocus();
});

test("a deletion that is refused says why in its dialog, until the next try", async () => {
  faults.set("DELETE /api/list/quality-inspection/:id", { kind: "code", code: 50000, message: "队列正在使用" });
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  const open = await screen.findByRole("button", { name: "删除", description: "音频类-有声读物" });
  await user.click(open);
  const question = within(await screen.findByRole("dialog", { name: "删除质检队列" }));
  await user.click(question.getByRole("button", { name: "删除" }));
  expect(await question.findByRole("group", { name: "删除失败" })).toHaveTextContent("队列正在使用");
  await user.click(question.getByRole("button", { name: "取消" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(open);
  await screen.findByRole("dialog", { name: "删除质检队列" });
  expect(screen.queryByRole("group", { name: "删除失败" })).toBeNull();
});

test("on a phone a queue is deleted from a menu, which gets the focus back when it is kept", async () => {
  setPageWidth(390);
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  const more = await screen.findByRole("button", { name: "更多操作", description: "音频类-有声读物" });
  expect(screen.queryByRole("button", { name: "删除" })).toBeNull();
  await user.click(more);
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  const question = within(await screen.findByRole("dialog", { name: "删除质检队列" }));
  await user.click(question.getByRole("button", { name: "取消" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(more).toHaveFocus());
});
