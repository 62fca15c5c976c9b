import type { Result } from "./conformance";

/** The report of one check, for a backend developer. */
export function formatResult({ name, problem, unchecked }: Result): string {
  if (problem) return `✗ ${name}\n    ${problem}`;
  return unchecked ? `– ${name}\n    not checked: ${unchecked}` : `✓ ${name}`;
}

/** How many passed, and which calls the server does not have. */
export function formatSummary(results: readonly Result[]): string {
  const notFound = results.flatMap((result) => result.notFound ?? []);
  const calls = [...new Set(notFound)].join(", ");
  const missing = calls && `${notFound.length} of these failed because the server answers 404 for: ${calls}`;
  return [formatCounts(results), missing].filter(Boolean).join("\n");
}

function formatCounts(results: readonly Result[]): string {
  const failed = results.filter(({ problem }) => problem).length;
  const unchecked = results.filter((result) => result.unchecked).length;
  const completed = results.length - unchecked;
  const skipped = unchecked ? `, ${unchecked} could not run` : "";
  return (failed ? `${failed} of ${completed} checks failed` : `all ${completed} checks passed`) + skipped;
}

const ESCAPES: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" };
/** Text for XML 1.0, which has no control characters but tab and line ends. */
const xml = (text: string) =>
  [...text]
    .filter((char) => char >= " " || "\t\n\r".includes(char))
    .join("")
    .replace(/[<>&"]/g, (char) => ESCAPES[char] ?? char);

/** The results as JSON, with the texts that the report has. */
export const formatJson = (results: readonly Result[]): string =>
  JSON.stringify(results, ["name", "problem", "unchecked"] satisfies (keyof Result)[], 2);

/** The results as JUnit XML, which CI servers read. */
export function formatJUnit(results: readonly Result[]): string {
  const cases = results.map(({ name, problem, unchecked }) => {
    const failure = problem && `<failure message="${xml(problem)}"/>`;
    const skipped = unchecked && `<skipped message="${xml(unchecked)}"/>`;
    return `  <testcase classname="conformance" name="${xml(name)}">${failure ?? skipped ?? ""}</testcase>`;
  });
  const failures = results.filter(({ problem }) => problem).length;
  const skipped = results.filter(({ unchecked }) => unchecked).length;
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<testsuite name="conformance" tests="${results.length}" failures="${failures}" skipped="${skipped}">`,
    ...cases,
    "</testsuite>\n",
  ].join("\n");
}
