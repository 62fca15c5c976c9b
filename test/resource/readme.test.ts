import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The files that the compiler checks and the tests render, of which the page shows parts. */
const SOURCES = [
  "app/lists/policies.tsx",
  "app/routes/list/search-table/route.tsx",
  "app/routes/profile/basic/operation-log.tsx",
  "app/routes/profile/basic/route.tsx",
  "app/routes/workplace/popular.tsx",
  "app/routes/workplace/popular-panel.tsx",
  "test/support/exhibits.ts",
  "test/support/gallery.tsx",
  "test/support/rating.tsx",
  "test/support/versioned.ts",
];

const withoutSpace = (text: string) => text.replace(/\s|,(?=\s*[)}\]])/g, "");
const compiled = withoutSpace(SOURCES.map((path) => readFileSync(path, "utf8")).join("\n"));

const page = readFileSync("app/resource/README.md", "utf8");
const lines = [...page.matchAll(/```tsx\n(.*?)```/gs)]
  .flatMap(([, block = ""]) => block.split("\n"))
  // Comments, and what the page leaves out.
  .map((line) => line.replace(/\s*\/\/.*$/, ""))
  .filter((line) => line.trim() !== "" && !line.includes("{ … }") && !line.includes("=> …"));

test.each(lines)("the page about lists shows compiled code: %s", (line) => {
  expect(compiled).toContain(withoutSpace(line).replace(/,$/, ""));
});
