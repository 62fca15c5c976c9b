import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./fixtures";

/** Until then what fades in is paler than it will be. */
const waitForTransitions = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.finished : [])),
    ).then(() => {}),
  );

/** The violations that axe finds on the page or in the parts matching a selector. */
export async function findViolations(page: Page, within?: string): Promise<unknown[]> {
  await waitForTransitions(page);
  const builder = new AxeBuilder({ page });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target, failureSummary]));
}

/** Expects no violations; a failure shows them and where they are. */
export async function expectAccessible(page: Page, place: string, within?: string): Promise<void> {
  expect(await findViolations(page, within), place).toEqual([]);
}
