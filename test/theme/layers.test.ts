import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = readdirSync("app", { recursive: true, encoding: "utf8" });
const linesOf = (kind: RegExp) =>
  files.filter((file) => kind.test(file)).flatMap((file) => readFileSync(`app/${file}`, "utf8").split("\n"));
const OF_THE_KIT = /"@mantine\S*\.css"/;

test("all of the kit's styles stand in its layers: others would win or lose by what was visited before", () => {
  const imports = linesOf(/\.css$/).filter((line) => OF_THE_KIT.test(line));
  expect(imports.length).toBeGreaterThan(40);
  for (const line of imports) expect(line).toMatch(/^@import \S+ layer\(kit(-base)?\);$/);
});

test("none of them comes in past the theme's files", () => {
  expect(linesOf(/\.tsx?$/).filter((line) => OF_THE_KIT.test(line))).toEqual([]);
});
