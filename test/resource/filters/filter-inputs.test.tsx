import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { choice } from "~/resource/fields/choice";
import { orEmpty } from "~/resource/fields/or-empty";
import { FilterInputs } from "~/resource/filters/filter-inputs";
import { PanelProvider } from "~/resource/panel-provider";
import { exhibits, resetExhibits } from "../../support/exhibits";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";

setUpExhibitLists(resetExhibits);

async function renderInputs(at = "", { fields } = exhibits) {
  const list = { ...exhibits, fields };
  const panel = <PanelProvider of={list}>{(search) => <FilterInputs search={search} />}</PanelProvider>;
  const rendered = renderResource(list, { as: "admin", at, panel });
  await screen.findAllByRole("textbox");
  return rendered;
}
const input = (name: string) => screen.getByRole("textbox", { name });
const range = (name: RegExp) => within(screen.getByRole("group", { name })).getAllByRole<HTMLInputElement>("textbox");

test.each([
  ["名称", "ab ", "name=ab"],
  ["说明", "cd", "note=cd"],
  ["介绍页", "e.f", "site=e.f"],
  ["保管员", "李", "keeper=%E6%9D%8E"],
  ["藏品号", "A-1, A-7,", "number=A-1,A-7"],
])("what is typed into %s is searched for, and stays as it was typed", async (name, text, searched) => {
  const { user, query } = await renderInputs();
  await user.type(input(name), text);
  await waitFor(() => expect(query()).toBe(`?${searched}`));
  expect(input(name)).toHaveValue(text);
});

test("a number is searched for once it is one, and an end that is none says so when it is left", async () => {
  const { user, query } = await renderInputs();
  const [from, to] = range(/^估价/);
  if (!from || !to) throw new Error("The range has no ends");
  await user.type(from, "-");
  expect(query()).toBe("");
  await user.type(from, "1.");
  await waitFor(() => expect(query()).toBe("?priceFrom=-1"));
  expect(from).toHaveValue("-1.");
  await user.tab();
  expect(from).toBeInvalid();
  await user.type(from, "5");
  await user.type(to, "20");
  await waitFor(() => expect(query()).toBe("?priceFrom=-1.5&priceTo=20"));
  expect(from).toBeValid();
});

test("another address takes the place of what was typed, and of how many values there were", async () => {
  const { user, query, go } = await renderInputs("?name=a");
  expect(input("名称")).toHaveValue("a");
  await user.type(input("名称"), "b");
  await user.type(input("藏品号"), "1,2,3");
  expect(await screen.findByText("3 个值")).toBeVisible();
  await waitFor(() => expect(query()).toBe("?name=ab&number=1,2,3"));
  await go("?name=a&number=4,5");
  expect(input("名称")).toHaveValue("a");
  expect(input("藏品号")).toHaveValue("4, 5");
  expect(screen.getByText("2 个值")).toBeVisible();
});

test("the box for the records without a value follows the address", async () => {
  const fields = { material: orEmpty(choice(["jade"], { filter: "one" })) };
  const { user, query, go } = await renderInputs("", { ...exhibits, fields });
  const box = screen.getByRole("checkbox", { name: "材质为空" });
  await user.click(box);
  await waitFor(() => expect(query()).toBe("?materialEmpty=true"));
  expect(box).toBeChecked();
  await go("");
  expect(box).not.toBeChecked();
});
