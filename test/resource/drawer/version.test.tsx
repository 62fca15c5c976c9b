import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { recordBodies } from "../../support/client";
import { fill } from "../../support/page-parts";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";
import { changeLabel, labelHandlers, labels } from "../../support/versioned";

setUpExhibitLists(() => server.use(...labelHandlers()));

test("a change carries the version of its record, and after a conflict that of the newer one", async () => {
  const { user } = renderResource(labels, { as: "admin", at: "?edit=1" });
  const drawer = within(await screen.findByRole("dialog", { name: "编辑展品" }));
  const save = drawer.getByRole("button", { name: "保存" });
  await fill(user, drawer.getByRole("textbox", { name: "名称" }), "我的");
  await changeLabel({ params: { id: 1 }, body: { name: "别人的" } });
  const bodies = recordBodies("PATCH /api/list/labels/1");
  await user.click(save);
  expect(await drawer.findByRole("radio", { name: "采用对方的：别人的" })).toBeVisible();
  await waitFor(() => expect(screen.getByRole("grid", { hidden: true })).toHaveTextContent("别人的"));
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bodies).toEqual([
    { name: "我的", ifVersion: 1 },
    { name: "我的", ifVersion: 2 },
  ]);
  await waitFor(() => expect(screen.getByRole("grid")).toHaveTextContent("我的"));
});
