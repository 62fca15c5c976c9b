import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { changePolicy } from "~/api/policy";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { successWith } from "../support/success-with";

setUpScreens();

const inMain = () => within(screen.getByRole("main"));

test("a list without records offers the first one below what it says, to who may create it", async () => {
  faults.set("GET /api/list/policy", successWith({ list: [], total: 0 }));
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  const state = (await inMain().findByText("还没有集合")).parentElement;
  if (!state) throw new Error("nothing around the text");
  await user.click(within(state).getByRole("button", { name: "新建" }));
  expect(await screen.findByRole("dialog", { name: "新建集合" })).toBeVisible();
});

test("a list without records offers to import some, in a drawer that stays when the list has records", async () => {
  faults.set("GET /api/list/policy", successWith({ list: [], total: 0 }));
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  const state = (await inMain().findByText("还没有集合")).parentElement;
  if (!state) throw new Error("nothing around the text");
  const button = within(state).getByRole("button", { name: "批量导入" });
  await user.click(button);
  expect(await screen.findByRole("dialog", { name: "批量导入集合" })).toBeVisible();
  faults.clear();
  // After a write the list is requested anew, however soon.
  await changePolicy({ params: { id: 55 }, body: { status: "offline" } });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByRole("dialog", { name: "批量导入集合" })).toBeVisible();
});

test("a list without records offers nothing to who may only read it", async () => {
  faults.set("GET /api/list/policy", successWith({ list: [], total: 0 }));
  await renderScreen("SearchTable", { as: "user" });
  expect(await inMain().findByText("还没有集合")).toBeVisible();
  for (const name of ["新建", "批量导入"]) expect(inMain().queryByRole("button", { name })).toBeNull();
});
