import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { deletePolicies, listPolicies } from "~/api/policy";
import { loadNamespaces } from "~/i18n/translations";
import { defineResource } from "~/resource/define-resource";
import { deletionsOf } from "~/resource/deletion/use-delete";
import { choice } from "~/resource/fields/choice";
import { text } from "~/resource/fields/text";
import type { RowId } from "~/resource/resource";
import { setTestClock } from "../../support/clock";
import { renderResource } from "../../support/render-resource";
import { setUpScreens } from "../../support/render-screen";
import { expectToast } from "../../support/toasts";

setUpScreens();

const REFUSED = 53;

/** The policies as if their server deleted one at a time, and kept one that is in use. */
const policies = defineResource({
  screen: "SearchTable",
  namespace: "policies",
  title: "name",
  write: "policy:write",
  fields: { name: text({}), status: choice(["online", "offline"], {}) },
  calls: {
    list: listPolicies,
    async removeOne({ params: { id } }: { params: { id: RowId } }) {
      if (id !== REFUSED) return deletePolicies({ body: { ids: [id] } });
      throw new ApiError("使用中", { reason: "server", status: 409, call: "DELETE /api/list/policy/53", token: "" });
    },
  },
});

test("of ten records that are deleted one by one, a refused one alone is shown again and said to be kept", async () => {
  await loadNamespaces(["policies", "resource", "selection", "console"]);
  const { user } = renderResource(policies, { as: "admin" });
  await user.click(await screen.findByRole("checkbox", { name: "选择本页" }));
  setTestClock();
  await user.click(within(screen.getByRole("group", { name: "批量操作" })).getByRole("button", { name: "删除" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "删除" }));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await expectToast("删除失败：1 个集合");
  await waitFor(() => expect(deletionsOf(policies).hidden.get().ids.size).toBe(0));
  await waitFor(() => expect(screen.getByText("共 46 条")).toBeVisible());
});
