import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { defineResource } from "~/resource/define-resource";
import { text } from "~/resource/fields/text";
import type { Page, RowId, Search } from "~/resource/resource";
import { fill } from "../../support/page-parts";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";

type Label = { id: number; parts: string[]; note: string };

const before: Label = { id: 1, parts: ["铜瓶"], note: "" };
const theirs: Label = { id: 1, parts: ["铜瓶", "盖"], note: "" };
let stored = before;

const listLabels = async (_: { query: Search }): Promise<Page<Label>> => ({ list: [stored], total: 1 });

async function changeLabel(_: { params: { id: RowId }; body: { name?: string; note?: string } }): Promise<Label> {
  stored = theirs;
  // As the server has it, without what the console computes.
  throw new ApiError("记录已被修改", { reason: "server", call: "", token: "", status: 409, data: theirs });
}

/** A list whose form has a value that is computed from what the server gives. */
const labels = defineResource({
  screen: "SearchTable",
  namespace: "exhibits",
  title: "name",
  write: "policy:write",
  fields: { name: text({ form: { max: 20 } }), note: text({ form: { max: 20 } }) },
  computed: ({ parts }: Label) => ({ name: parts.join("与") }),
  calls: { list: Object.assign(listLabels, { queryKey: ["computed"] }), change: changeLabel },
});

setUpExhibitLists(() => {
  stored = before;
});

test("a save that is refused because of another change shows what was computed from that one, too", async () => {
  const { user } = renderResource(labels, { as: "admin", at: "?edit=1" });
  const drawer = within(await screen.findByRole("dialog", { name: "编辑展品" }));
  await fill(user, drawer.getByRole("textbox", { name: "说明" }), "我的");
  await user.click(drawer.getByRole("button", { name: "保存" }));
  const panel = within(await drawer.findByRole("alert"));
  expect(panel.getByRole("radio", { name: "采用对方的：铜瓶与盖" })).toBeChecked();
  expect(panel.getByText("没有保存：这条展品在您编辑期间已被修改")).toBeVisible();
});
