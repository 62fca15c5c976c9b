import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { faults } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { successWith } from "../../support/success-with";

setUpScreens();

test("a notice that is open stays when the server no longer has it", async () => {
  const { user } = await renderScreen("Workplace", { as: "admin" });
  const notices = within(await screen.findByRole("region", { name: "公告" }));
  await user.click(await notices.findByRole("button", { name: /续费通知/ }));
  const dialog = await screen.findByRole("dialog", { name: /续费通知/ });
  faults.set("POST /api/message/list", successWith([]));
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(notices.queryByRole("button", { name: /续费通知/ })).toBeNull());
  expect(dialog).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "关闭" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each<[string, string, (user: UserEvent, notice: HTMLElement) => unknown]>([
  ["Enter, also while its text is selected", "公告", (user) => user.keyboard("{Enter}")],
  ["a click, also while other text is selected", "聊天", (_, notice) => fireEvent.click(notice, { detail: 1 })],
])("a notice is opened by %s", async (_, selected, open) => {
  const { user } = await renderScreen("Workplace", { as: "admin" });
  const notices = within(await screen.findByRole("region", { name: "公告" }));
  const notice = await notices.findByRole("button", { name: /续费通知/ });
  act(() => notice.focus());
  getSelection()?.selectAllChildren(await screen.findByRole("region", { name: selected }));
  onTestFinished(() => getSelection()?.removeAllRanges());
  await open(user, notice);
  expect(await screen.findByRole("dialog", { name: /续费通知/ })).toBeVisible();
});
