import { cp, rm, writeFile } from "node:fs/promises";
import english from "../../support/exhibit-words/en-US";
import chinese from "../../support/exhibit-words/zh-CN";
import { serveSite } from "../../tools/site";
import { expectAccessible } from "../axe";
import { test as base, expect, type Page } from "../fixtures";
import { overflowingTexts, waitUntilLoaded } from "../support";
import { editCells } from "./exhibit-cells";
import { copyProject, runIn } from "./project-copy";

/** The route of the search table with the list of the invented entity, which has every kind of field. */
const ROUTE = `import { exhibits, resetExhibits } from "../../../../test/support/exhibits";
import { resourceRoute } from "~/resource/resource-route";
import { ResourceScreen } from "~/resource/resource-screen";

resetExhibits();
export const { handle, clientLoader, shouldRevalidate } = resourceRoute(exhibits);
export default function Exhibits() {
  return <ResourceScreen of={exhibits} />;
}
`;
const PATH = "/list/search-table";

const test = base.extend<object, { client: string }>({
  /** The files of a build in which the screen shows the invented entity. */
  client: [
    async ({ browserName: _ }, use) => {
      const folder = await copyProject();
      await writeFile(`${folder}/app/routes${PATH}/route.tsx`, ROUTE);
      for (const locale of ["zh-CN", "en-US"])
        await cp(`${folder}/test/support/exhibit-words/${locale}.ts`, `${folder}/app/i18n/${locale}/exhibits.ts`);
      runIn(folder, "remix", "vite:build");
      await use(`${folder}/build/production/client`);
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  site: async ({ backend, client }, use) => {
    const site = await serveSite({ client, port: 0, config: { apiHost: backend.url } });
    await use(site);
    await site.close();
  },
});
// One worker, so that the project is copied and built once.
test.describe.configure({ mode: "default" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const KIT = {
  "zh-CN": { words: chinese, save: "保存", empty: "入藏日期为空" },
  "en-US": { words: english, save: "Save", empty: "Acquired: Empty" },
} as const;

/** The conditions of every kind of filter that the first record meets and the second does not. */
const CONDITIONS = [
  "name=铜瓶",
  "material=bronze",
  "lightest=12&heaviest=13",
  "priceFrom=1000",
  "acquiredFrom=2026-11-01&acquiredTo=2026-11-30",
  "onLoan=true",
  "techniques=gilt",
  "note=口沿",
  "site=example.com",
  "keeper=李",
];

async function expectSound(page: Page, place: string, within?: string) {
  await waitUntilLoaded(page);
  await expect.poll(() => overflowingTexts(page), place).toEqual([]);
  await expectAccessible(page, place, within);
}

for (const [locale, { words, save, empty }] of Object.entries(KIT)) {
  for (const theme of ["light", "dark"]) {
    test(`every kind of field is listed, filtered, shown and changed, ${theme}, ${locale}`, async ({ page, open }) => {
      const stored = { "arco-theme": theme, "arco-locale": locale };
      const visit = (query: string) => open(PATH + query, { as: "admin", stored });
      const rows = page.getByRole("grid", { name: words.table }).getByRole("row");
      const dialog = page.getByRole("dialog");

      await visit("");
      await expect(rows).toHaveCount(3);
      await expectSound(page, "list");
      for (const condition of CONDITIONS) {
        await visit(`?${condition}`);
        await expect(rows, condition).toHaveCount(2);
        await expect(rows.nth(1)).toContainText("鎏金铜瓶");
      }

      await visit("?record=1");
      await expect(dialog.getByRole("heading", { name: "鎏金铜瓶" })).toBeVisible();
      // The title stands as the heading, without its label.
      const { name: _, ...labels } = words.field;
      for (const label of Object.values(labels).slice(0, 14)) await expect(dialog).toContainText(label);
      await expect(dialog).toContainText(words.techniques.gilt);
      await expectSound(page, "record", "[role=dialog]");

      await visit("?new");
      await dialog.getByRole("textbox", { name: words.field.name }).fill("唐三彩");
      await dialog.getByRole("textbox", { name: words.field.price }).fill("1,200.5");
      await dialog.getByRole("textbox", { name: words.field.weight }).fill("3.5");
      await dialog.getByRole("textbox", { name: words.field.acquired }).fill("2026/1/2");
      await dialog.getByRole("textbox", { name: words.field.note }).fill("三色釉");
      await dialog.getByRole("combobox", { name: words.field.material }).click();
      await page.getByRole("option", { name: words.material.jade }).click();
      await dialog.getByRole("combobox", { name: words.field.techniques }).click();
      await page.getByRole("option", { name: words.techniques.carved }).click();
      await page.keyboard.press("Tab");
      await dialog.getByRole("switch", { name: words.field.onLoan }).press("Space");
      await expectSound(page, "form", "[role=dialog]");
      await dialog.getByRole("button", { name: save }).click();
      await expect(rows.nth(1)).toContainText("唐三彩");
      for (const text of [words.material.jade, "1,200.50", words.onLoan.true, words.techniques.carved])
        await expect(rows.nth(1)).toContainText(text);
    });
  }

  test(`a film of keys: ranges and empty values are searched for, and a cell of every kind is edited, ${locale}`, async ({
    page,
    open,
  }) => {
    await open(PATH, { as: "admin", stored: { "arco-locale": locale } });
    const rows = page.getByRole("grid", { name: words.table }).getByRole("row");
    await page.getByRole("checkbox", { name: empty }).press("Space");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${PATH}?acquiredEmpty=true`);
    await expect(rows).toHaveCount(2);
    await page.getByRole("checkbox", { name: empty }).press("Space");
    await page.getByRole("textbox", { name: words.field.weight }).first().focus();
    await page.keyboard.type("12");
    await page.keyboard.press("Tab");
    await page.keyboard.type("13");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${PATH}?lightest=12&heaviest=13`);
    await expect(rows).toHaveCount(2);
    await open(PATH, { as: "admin", stored: { "arco-locale": locale } });
    await expect(rows).toHaveCount(3);
    await editCells(page, words);
    await expectSound(page, "edited");
  });
}
