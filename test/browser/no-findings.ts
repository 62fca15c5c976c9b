import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./fixtures";

/** Nothing that axe finds, with what it found and where in the message. */
export async function expectNoFindings(page: Page, place: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => [id, target, failureSummary]),
  );
  expect(found, place).toEqual([]);
}
