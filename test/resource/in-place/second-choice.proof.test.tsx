import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { recordBodies } from "../../support/client";
import { deferred } from "../../support/deferred";
import { chooseInAccountMenu } from "../../support/page-parts";
import { cell } from "../../support/render-books";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal } from "../../support/search-table";
import { expectToast } from "../../support/toasts";

setUpScreens();

/** Chooses a type of content in the first row's cell, whose save is held. */
async function chooseType() {
  const bodies = recordBodies("PATCH /api/list/policy/55");
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  const held = deferred<void>();
  server.use(http.patch("*/api/list/policy/:id", () => held.promise.then(() => undefined)));
  await user.dblClick(cell(1, "内容体裁"));
  const input = await waitFor(() => within(cell(1, "内容体裁")).getByRole("combobox"));
  const choose = async (name: string) => {
    if (!screen.queryByRole("option", { name })) await user.click(input);
    await user.click(await screen.findByRole("option", { name }));
  };
  await choose("横版短视频");
  await waitFor(() => expect(bodies).toHaveLength(1));
  return { user, bodies, choose, finish: held.resolve };
}

test("a choice that is made in a cell while the one before it is being saved is saved after it", async () => {
  const { bodies, choose, finish } = await chooseType();
  await choose("竖版小视频");
  expect(bodies).toHaveLength(1);
  finish();
  await waitFor(() => expect(cell(1, "内容体裁")).toHaveTextContent(/^竖版小视频$/));
  expect(bodies).toEqual([{ contentType: "horizontalVideo" }, { contentType: "verticalVideo" }]);
});

test("a save that ends after the role was switched offers no undo", async () => {
  const { user, finish } = await chooseType();
  await chooseInAccountMenu(user, "切换角色：普通用户");
  finish();
  await expectToast("已保存“城市夜色短视频精选”");
  expect(screen.queryByRole("button", { name: "撤销" })).toBeNull();
});
