import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { button } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

/** A field that the filters do not have. */
const formField = () => screen.findByRole("textbox", { name: /^内容量/ });

/** What stands below the title of the drawer, which is named by it a moment after its content is there. */
const below = async (title: string) =>
  within(await screen.findByRole("dialog", { name: title })).getByRole("heading", { name: title }).nextElementSibling;

test("the head of a form says by its number which record it changes, and the title alone names the drawer", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin", at: "?edit=54" });
  await formField();
  expect(await below("编辑集合")).toHaveTextContent(/^集合编号 JH\d{8}0054$/);
  await user.click(button("下一条"));
  await waitFor(async () => expect(await below("编辑集合")).toHaveTextContent(/^集合编号 JH\d{8}0053$/));
});

test("neither a new record nor one that is read is named in the head", async () => {
  await renderScreen("SearchTable", { as: "admin", at: "?new=" });
  await formField();
  expect(await below("新建集合")).toBeNull();
  cleanup();
  await renderScreen("SearchTable", { as: "admin", at: "?record=54" });
  await screen.findByRole("heading", { name: /^春节返乡图文合集/ });
  expect(await below("集合详情")).toBeNull();
});
