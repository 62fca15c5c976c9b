import type { Locator } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { PATH } from "./search-table";

test("on a phone drawers use their width, the head and the foot of a form are one line each, and units keep away from borders", {
  tag: "@proof",
}, async ({ page, open }) => {
  const english = { as: "admin", stored: { "arco-locale": "en-US" } } as const;
  const dialog = page.getByRole("dialog");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(PATH, english);
  await page.getByRole("button", { name: "Open menu" }).click();
  // The distance of the menu's entries to the edge is 8 px, as beside a page.
  const entry = dialog.getByRole("link", { name: "Workplace" });
  await expect.poll(async () => (await entry.boundingBox())?.x).toBe(8);

  await open(`${PATH}?edit=54`, english);
  const middleOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box && Math.round(box.y + box.height / 2);
  };
  const button = (name: string) => dialog.getByRole("button", { name });
  // The title, and which record it is.
  const head = await middleOf(dialog.getByRole("heading", { name: "Edit collection" }).locator(".."));
  for (const name of ["Previous record", "Next record", "Copy link", "Close"]) {
    expect(await middleOf(button(name)), name).toBe(head);
  }
  expect(head).toBe(28);
  expect(await middleOf(button("Cancel"))).toBe(await middleOf(button("Save")));

  await open(pathTo("Group"), english);
  const unit = page.getByText("channels", { exact: true }).first();
  const [text, field] = [await unit.boundingBox(), await unit.locator("xpath=../..").boundingBox()];
  expect(text && field && field.x + field.width - text.x - text.width).toBeGreaterThanOrEqual(12);
});
