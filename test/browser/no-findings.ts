import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./fixtures";

/** What axe finds on the page, or in the parts that a selector means: the rule and what it says of each place. */
export async function findingsOf(page: Page, within?: string): Promise<unknown[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target, failureSummary]));
}

/** Nothing that axe finds, with what it found and where in the message. */
export async function expectNoFindings(page: Page, place: string, within?: string): Promise<void> {
  expect(await findingsOf(page, within), place).toEqual([]);
}
