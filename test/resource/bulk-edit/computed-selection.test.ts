import { expect, test } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { runChanges } from "~/resource/bulk-edit/run-changes";
import { createListState } from "~/resource/list-state";
import type { Resource, Row } from "~/resource/resource";
import { selectedRows, setSelected } from "~/resource/selection/selected-rows";
import { plainList } from "../../support/plain-list";

/** Another operator has changed each record, and the server gives it without what the console computes. */
const list: Resource = {
  ...plainList,
  listState: createListState(),
  computed: ({ name, count }: Row) => ({ title: `${String(name)} ${String(count)}` }),
  calls: {
    ...plainList.calls,
    change: async ({ params: { id } }) => {
      const data = { id, name: "theirs" };
      throw new ApiError("", { reason: "server", call: "", token: "", status: 409, data });
    },
  },
};

test("a selected record whose change was refused has the values that follow from what was changed elsewhere", async () => {
  const row = { id: 1, name: "old", count: 3, title: "old 3" };
  setSelected(list, "", [row], true);
  await runChanges(list, [{ row, values: { name: "mine", count: "3" } }], () => true);
  expect(selectedRows(list.listState.get().selected, "").get(1)).toEqual({
    id: 1,
    name: "theirs",
    count: 3,
    title: "theirs 3",
  });
});
