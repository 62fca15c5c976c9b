import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { PATH } from "./search-table";

/** axe checks the form alone, in the proof the whole page. */
const WORDS = {
  "zh-CN": { edit: /^编辑/, refused: "应为 0 或正整数", tag: [], checked: "form" },
  "en-US": { edit: /^Edit/, refused: "a whole number of up to", tag: "@proof", checked: undefined },
};

for (const language of ["zh-CN", "en-US"] as const) {
  const words = WORDS[language];

  test(`a film of keys in ${language}: edits cells, saves them with Tab, and goes back`, { tag: words.tag }, async ({
    page,
    open,
    backend,
  }) => {
    await open(PATH, { as: "admin", stored: { "arco-locale": language } });
    const rows = page.locator("tbody tr[data-record]");
    await expect(rows).toHaveCount(10);
    const cell = (row: number, column: number) => rows.nth(row).getByRole("gridcell").nth(column);
    const editor = page.getByRole("form", { name: words.edit });
    const patches = () => backend.requests.filter(({ method }) => method === "PATCH").map(({ body }) => body);

    await cell(1, 6).click();
    await page.keyboard.press("Enter");
    await expect(editor.getByRole("textbox")).toBeFocused();
    await expectAccessible(page, "editor", words.checked);
    // It covers its cell, and neither the cell nor the row cuts it off.
    await expect(editor).toBeInViewport({ ratio: 1 });
    const [covering, covered] = await Promise.all([editor.boundingBox(), cell(1, 6).boundingBox()]);
    expect(covering?.y).toBeCloseTo(covered?.y ?? 0, -1);
    expect(covering?.x).toBeCloseTo(covered?.x ?? 0, -1);
    await page.keyboard.type("2.5");
    await page.keyboard.press("Enter");
    await expect(editor).toContainText(words.refused);
    await expect(editor.getByRole("textbox")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("4321");
    await page.keyboard.press("Enter");
    await expect(editor).toHaveCount(0);
    await expect(cell(1, 6)).toHaveText("4,321");
    await expect(cell(1, 6)).toBeFocused();
    expect(patches()).toHaveLength(1);

    await cell(2, 3).dblclick();
    await expect(editor.getByRole("textbox")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Film");
    await page.keyboard.press("Tab");
    await expect(cell(2, 4).getByRole("textbox")).toBeFocused();
    await expect(cell(2, 3)).toHaveText("Film");
    await page.keyboard.press("Escape");
    await expect(editor).toHaveCount(0);
    await expect(cell(2, 4)).toBeFocused();
    expect(patches()).toHaveLength(2);

    // In the last row what is opened is in sight, and the page does not move sideways.
    await page.keyboard.press("ControlOrMeta+End");
    await cell(9, 8).dblclick();
    await expect(editor).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(editor).toHaveCount(0);
  });
}
