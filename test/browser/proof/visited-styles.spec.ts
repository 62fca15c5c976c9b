import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "../fixtures";
import { readMantineClasses } from "../mantine-classes";
import { menuPaths } from "../menu-paths";
import { waitUntilLoaded } from "../support";
import { openAll, switchTo } from "../tabs-support";

type ElementStyles = { element: string; styles: Record<string, string> };

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Tooltips of charts are left out, since they come and go. */
const STYLED = "main, main *:not([class*=tooltip], [class*=tooltip] *)";

/** Waits for the screen, until none of its data is read again, with the pointer away from it. */
async function waitAtRest(page: Page): Promise<void> {
  await waitUntilLoaded(page);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await page.mouse.move(0, 0);
}

/** The computed styles of each element of the main area, without the random names of gradients. */
const readStyles = (page: Page): Promise<ElementStyles[]> =>
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
const differences = (one: ElementStyles[], other: ElementStyles[]): string[] =>
  one.flatMap(({ element, styles }, at) =>
    Object.entries(styles).flatMap(([name, value]) => {
      const now = other[at]?.styles[name];
      return value === now ? [] : [`${element}: ${name}, ${value}, ${now}`];
    }),
  );

test("a screen looks the same whatever was visited before it", async ({ page, open }) => {
  test.setTimeout(480_000);
  await open(pathTo("Message"), { as: "admin" });
  await openAll(page, ...menuPaths);
  const fresh = new Map<string, ElementStyles[]>();
  for (const path of menuPaths) {
    await page.goto(path);
    await waitAtRest(page);
    fresh.set(path, await readStyles(page));
    expect((await readMantineClasses(page)).unstyled, path).toEqual([]);
  }
  // From here on everything is visited in one page.
  const visit = async (path: string) => {
    await switchTo(page, path);
    await expect(page).toHaveURL(path);
    await waitAtRest(page);
  };
  for (const path of menuPaths) await visit(path);
  for (const path of menuPaths) {
    await visit(path);
    const before = fresh.get(path) ?? [];
    await expect(page.locator(STYLED)).toHaveCount(before.length);
    expect(differences(before, await readStyles(page)), path).toEqual([]);
  }
});
