import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FaultKey } from "#mocks/backend/faults";
import { faults } from "#mocks/node";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { successWith } from "../../../support/success-with";
import { expectFailureToast } from "../../../support/toasts";

setUpScreens();

const QUEUE = "音频类-有声读物";

/** A colleague deletes everything of a list, so that a write of it is refused. */
function deleteAll(list: FaultKey, write: FaultKey): void {
  faults.set(list, successWith([]));
  faults.set(write, { kind: "code", code: 40400, message: "没有这一项" });
}

test.each([
  ["质检", "PATCH"],
  ["删除", "DELETE"],
] as const)(
  "a queue that a colleague has deleted goes when %s is refused, and leaves the focus in its section",
  async (name, method) => {
    const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
    const button = await screen.findByRole("button", { name, description: QUEUE });
    deleteAll("GET /api/list/quality-inspection", `${method} /api/list/quality-inspection/:id`);
    await user.click(button);
    if (name === "删除") {
      const question = await screen.findByRole("dialog", { name: "删除质检队列" });
      await user.click(within(question).getByRole("button", { name }));
    }
    await expectFailureToast("没有这一项");
    await waitFor(() => expect(screen.queryByRole("heading", { name: QUEUE })).toBeNull());
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(screen.getByRole("heading", { name: /^内容质检/ })).toHaveFocus());
  },
);

test.each([
  ["service", "/api/list/the-service", "button", "开通服务", "资源分发"],
  ["rule", "/api/list/rules-preset", "switch", "内容加权规则", "内容加权规则"],
] as const)(
  "a %s that a colleague has deleted goes when its change is refused",
  async (tab, list, role, name, title) => {
    const { user } = await renderScreen("Card", { as: "admin", at: `?tab=${tab}` });
    const card = (await screen.findByRole("heading", { name: title })).closest("li");
    if (!card) throw new Error("There is no card");
    deleteAll(`GET ${list}`, `PATCH ${list}/:id`);
    await user.click(within(card).getByRole(role, { name }));
    await waitFor(() => expect(screen.queryByRole("heading", { name: title })).toBeNull());
  },
);
