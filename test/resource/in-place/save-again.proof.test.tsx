import { waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { unsavedScreens } from "~/features/drafts/drafts";
import { renderList } from "../../support/bulk-edit";
import { recordBodies } from "../../support/client";
import { deferred } from "../../support/deferred";
import { fill } from "../../support/page-parts";
import { cell } from "../../support/render-books";
import { setUpScreens } from "../../support/render-screen";

setUpScreens();

/** Of the loaded editor; a first input takes what is typed before. */
const textbox = () => within(within(cell(1, "集合名称")).getByRole("form", { name: /^编辑/ })).getByRole("textbox");

/** A first text is being saved, and more has been typed. */
async function typeMore() {
  const bodies = recordBodies("PATCH /api/list/policy/55");
  const { user } = await renderList();
  const held = deferred<void>();
  server.use(http.patch("*/api/list/policy/:id", () => held.promise.then(() => undefined)));
  await user.dblClick(cell(1, "集合名称"));
  await fill(user, await waitFor(textbox), "一");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(bodies).toEqual([{ name: "一" }]));
  await user.keyboard("二");
  return { user, bodies, finish: held.resolve };
}

test.each(["Tab", "Enter"])(
  "a text that %s saves while the one before it is being saved is saved after it",
  async (key) => {
    const { user, bodies, finish } = await typeMore();
    await user.keyboard(`{${key}}`);
    expect(bodies).toHaveLength(1);
    finish();
    await waitFor(() => expect(cell(1, "集合名称")).toHaveTextContent(/^一二$/));
    expect(within(cell(1, "集合名称")).queryByRole("textbox")).toBeNull();
    expect(bodies).toEqual([{ name: "一" }, { name: "一二" }]);
  },
);

test("what is typed into the cell again after Tab is not saved by itself", async () => {
  const { user, bodies, finish } = await typeMore();
  await user.keyboard("{Tab}");
  await user.type(textbox(), "三");
  finish();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(textbox()).toHaveValue("一二三");
  expect(bodies).toHaveLength(1);
});

test("a value that is only typed in another way is not sent, and leaves no draft", async () => {
  const bodies = recordBodies("PATCH /api/list/policy/55");
  const { user } = await renderList();
  const before = cell(1, "集合名称").textContent;
  await user.dblClick(cell(1, "集合名称"));
  await fill(user, await waitFor(textbox), `${before} `);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(within(cell(1, "集合名称")).queryByRole("textbox")).toBeNull());
  expect(bodies).toEqual([]);
  expect(unsavedScreens({})).toEqual([]);
});
