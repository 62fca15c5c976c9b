import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { inDialog, isClosed } from "../../support/bulk-edit";
import { recordBodies } from "../../support/client";
import { button, fill } from "../../support/page-parts";
import { cell, row } from "../../support/render-books";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";
import { changeLabel, labelHandlers, labels } from "../../support/versioned";

setUpExhibitLists(() => server.use(...labelHandlers(12)));

/** Gives the selected record this note, and confirms it. */
async function setNote(user: UserEvent, note: string) {
  await user.click(button("修改字段"));
  const form = await inDialog();
  await fill(user, await form.findByRole("textbox", { name: "说明" }), note);
  await user.click(form.getByRole("button", { name: "下一步" }));
  await user.click(await form.findByRole("button", { name: /^修改 1 / }));
  return form;
}

test("a selected record of another page that somebody has changed is changed at the second attempt", async () => {
  const { user } = renderResource(labels, { as: "admin" });
  await screen.findByRole("grid");
  await user.click(within(row(1)).getByRole("checkbox"));
  await user.click(button("下一页"));
  await waitFor(() => expect(cell(1, "名称")).toHaveTextContent("标签 11"));
  await changeLabel({ params: { id: 1 }, body: { note: "别人的" } });
  const bodies = recordBodies("PATCH /api/list/labels/1");
  const form = await setNote(user, "我的");
  await user.click(await form.findByRole("button", { name: "完成" }));
  await isClosed();
  await setNote(user, "我的");
  await isClosed();
  expect(bodies).toEqual([
    { note: "我的", ifVersion: 1 },
    { note: "我的", ifVersion: 2 },
  ]);
});
