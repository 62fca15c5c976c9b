import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { successWith } from "../support/success-with";

setUpScreens();

const inMain = () => within(screen.getByRole("main"));

test("a list without records offers the first one below what it says, to who may create it", async () => {
  faults.set("GET /api/list/policy", successWith({ list: [], total: 0 }));
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  const state = (await inMain().findByText("暂无集合")).parentElement;
  if (!state) throw new Error("nothing around the text");
  await user.click(within(state).getByRole("button", { name: "新建" }));
  expect(await screen.findByRole("dialog", { name: "新建集合" })).toBeVisible();
});

test("a list without records offers nothing to who may only read it", async () => {
  faults.set("GET /api/list/policy", successWith({ list: [], total: 0 }));
  await renderScreen("SearchTable", { as: "user" });
  expect(await inMain().findByText("暂无集合")).toBeVisible();
  expect(inMain().queryByRole("button", { name: "新建" })).toBeNull();
});
