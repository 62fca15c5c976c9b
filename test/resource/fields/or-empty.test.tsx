import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { normalizedQuery } from "~/resource/address/address";
import { filterOf } from "../../support/exhibit-fields";
import { exhibits, resetExhibits } from "../../support/exhibits";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";

setUpExhibitLists(resetExhibits);

test.each([
  ["acquiredEmpty=true", null],
  ["acquiredFrom=2026-11-01&acquiredEmpty=true", "acquiredEmpty=true"],
  ["acquiredEmpty=false&acquiredTo=2026-11-05", "acquiredTo=2026-11-05"],
  ["nameEmpty=true", ""],
])("empty is a condition of its own in the address: %s", (query, normalized) => {
  expect(normalizedQuery([exhibits], query)).toBe(normalized);
});

test.each([null, undefined, "", []])("%j is empty, and a day is not", (value) => {
  const { matches } = filterOf("acquired");
  expect(matches(value, [undefined, undefined, "true"])).toBe(true);
  expect(matches("2026-11-21", [undefined, undefined, "true"])).toBe(false);
});

test("a box searches for records without a value in place of the range, and gives the range back", async () => {
  const { user, query } = renderResource(exhibits, { as: "admin", at: "?acquiredFrom=2026-01-01" });
  await screen.findByText("鎏金铜瓶");
  const form = within(screen.getByRole("region", { name: "筛选条件" }));
  const box = () => form.getByRole("checkbox", { name: "入藏日期为空" });
  await user.click(box());
  expect(form.getByRole("textbox", { name: "入藏日期" })).toHaveValue("为空");
  await user.click(form.getByRole("button", { name: "查询" }));
  await waitFor(() => expect(query()).toBe("?acquiredEmpty=true"));
  expect(await screen.findByText("谷纹玉璧")).toBeDefined();
  await waitFor(() => expect(screen.queryByText("鎏金铜瓶")).toBeNull());
  await user.click(screen.getByRole("button", { name: "移除条件 入藏日期：为空" }));
  await waitFor(() => expect(query()).toBe(""));
  await waitFor(() => expect(box()).not.toBeChecked());
  expect(form.getByRole("group", { name: "入藏日期" })).toBeDefined();
});
