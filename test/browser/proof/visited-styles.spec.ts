import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "../fixtures";
import { mantineClasses } from "../mantine-classes";
import { menuPaths } from "../menu-paths";
import { settled } from "../support";
import { openAll, switchTo } from "../tabs-support";

type Look = { element: string; styles: Record<string, string> };

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Tooltips of charts are left out, since they come and go. */
const STYLED = "main, main *:not([class*=tooltip], [class*=tooltip] *)";

/** Waits for the screen, with the pointer away from it. */
async function atRest(page: Page): Promise<void> {
  await settled(page);
  await page.mouse.move(0, 0);
}

/** The computed styles of each element of the main area, without the random names of gradients. */
const looksOf = (page: Page): Promise<Look[]> =>
  page.locator(STYLED).evaluateAll((elements) =>
    elements.map((element) => {
      const computed = getComputedStyle(element);
      const styles = [...computed].map((name) => [
        name,
        computed.getPropertyValue(name).replace(/url\(.*?\)/, "url()"),
      ]);
      return { element: `${element.tagName} ${element.getAttribute("class")}`, styles: Object.fromEntries(styles) };
    }),
  );

/** The differences, as `element: property, one, other`. */
const differences = (one: Look[], other: Look[]): string[] =>
  one.flatMap(({ element, styles }, at) =>
    Object.entries(styles).flatMap(([name, value]) => {
      const now = other[at]?.styles[name];
      return value === now ? [] : [`${element}: ${name}, ${value}, ${now}`];
    }),
  );

test("a screen looks the same whatever was visited before it", async ({ page, open }) => {
  test.setTimeout(240_000);
  await open(pathTo("Message"), { as: "admin" });
  await openAll(page, ...menuPaths);
  const fresh = new Map<string, Look[]>();
  for (const path of menuPaths) {
    await page.goto(path);
    await atRest(page);
    fresh.set(path, await looksOf(page));
    expect((await mantineClasses(page)).unstyled, path).toEqual([]);
  }
  // From here on everything is visited in one page.
  const visit = async (path: string) => {
    await switchTo(page, path);
    await expect(page).toHaveURL(path);
    await atRest(page);
  };
  for (const path of menuPaths) await visit(path);
  for (const path of menuPaths) {
    await visit(path);
    const before = fresh.get(path) ?? [];
    await expect(page.locator(STYLED)).toHaveCount(before.length);
    expect(differences(before, await looksOf(page)), path).toEqual([]);
  }
});
