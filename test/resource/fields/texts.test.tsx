import { screen, waitFor, within } from "@testing-library/react";
import * as v from "valibot";
import { expect, test } from "vitest";
import { normalizedQuery } from "~/resource/address/address";
import { contextOf, filterOf } from "../../support/exhibit-fields";
import { exhibits, resetExhibits } from "../../support/exhibits";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";

setUpExhibitLists(resetExhibits);

test.each([
  ["GM-1\r\nGM-2\tGM 3", "GM-1,GM-2,GM 3"],
  ["GM-1，GM-2、GM-3；GM-4;GM-5,", "GM-1,GM-2,GM-3,GM-4,GM-5"],
  [" GM-2 ,, GM-1 ,GM-2", "GM-2,GM-1"],
  [" ,\n", undefined],
])("a typed or pasted list %j is searched for as %s, which its address keeps", (typed, condition) => {
  const { toConditions, toValue } = filterOf("number");
  expect(toConditions(typed)).toEqual([condition]);
  expect(toConditions(toValue([condition]))).toEqual([condition]);
  const query = new URLSearchParams({ number: typed }).toString();
  expect(normalizedQuery([exhibits], query)).toBe(condition ? `number=${condition.replace(" ", "+")}` : "");
});

test.each<[value: unknown, matches: boolean]>([
  ["GM-1", true],
  ["gm-20", true],
  ["GM-10", false],
  ["GM", false],
  [null, false],
])("a list of numbers matches the whole number alone, in upper or lower case: %j", (value, matches) => {
  expect(filterOf("number").matches(value, ["gm-1,GM-20"])).toBe(matches);
});

const numbers = (count: number, start = "") => Array.from({ length: count }, (_, index) => `${start}${index}`).join();

test.each([
  [numbers(200), undefined],
  [numbers(201), "一次最多查 200 个值，现有 201 个"],
  [numbers(150, "号".repeat(10)), "内容太长，请分几次查询"],
  ["x".repeat(101), "内容太长，请分几次查询"],
])("a list that no address has room for is refused, and cut between its values in an address", (typed, message) => {
  const { rule, read, toConditions } = filterOf("number");
  const schema = rule(contextOf("number"));
  expect(v.safeParse(schema, typed).issues?.[0].message).toBe(message);
  const [kept] = read(toConditions(typed).map((text) => text ?? null));
  const known = typed.split(",");
  for (const one of kept?.split(",") ?? []) expect(known).toContain(one);
  expect(v.is(schema, kept ?? "")).toBe(true);
});

test("a column that is pasted from a spreadsheet is a list with a count, and one chip with all values as its tooltip", async () => {
  const { user, query } = renderResource(exhibits, { as: "admin" });
  await screen.findByRole("grid", { name: "展品列表" });
  const form = within(screen.getByRole("region", { name: "筛选条件" }));
  const input = form.getByRole("textbox", { name: "藏品号" });
  await user.type(input, "GM-9");
  await user.paste("GM-2\r\nGM-7\r\n");
  expect(input).toHaveValue("GM-9, GM-2, GM-7");
  expect(form.getByText("3 个值")).toBeDefined();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(query()).toBe("?number=GM-9,GM-2,GM-7"));
  const chip = await screen.findByRole("button", { name: "移除条件 藏品号：3 个值" });
  expect(chip).toHaveAccessibleDescription("藏品号：GM-9, GM-2, GM-7");
  const table = within(screen.getByRole("grid", { name: "展品列表" }));
  await waitFor(() => expect(table.getAllByRole("row")).toHaveLength(2));
  expect(table.getByText("GM-2")).toBeDefined();
  await user.click(chip);
  await waitFor(() => expect(query()).toBe(""));
  await waitFor(() => expect(form.getByRole("textbox", { name: "藏品号" })).toHaveValue(""));
});
