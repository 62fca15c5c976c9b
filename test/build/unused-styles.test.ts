import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createIsUnused, UNUSED_COMPONENTS, unusedStyles } from "~/build/unused-styles";

const isUnused = createIsUnused();
const selectorsOf = (component: string) =>
  readFileSync(`node_modules/@mantine/core/styles/${component}.css`, "utf8").match(/\.m_[^{,]+/g) ?? [];

test.each(["ActionIcon", "Avatar", "Button", "Loader", "Menu", "Notification", "Popover", "Progress", "Tabs"])(
  "some styles of a %s are left out, and those of the rest stay",
  (component) => {
    const selectors = [...new Set(selectorsOf(component))];
    const used = selectors.filter((selector) => !isUnused(selector));
    expect(used.length).toBeLessThan(selectors.length);
    expect(used.length).toBeGreaterThan(0);
  },
);

const UNUSED = [
  ':where([dir="rtl"]) .any',
  ".any:where([data-striped])",
  ".any:where([data-line-clamp])",
  ".any:where([data-variant='gradient'])",
  ".any[data-variant='pills']",
  ".any:where([data-variant='outline'])",
  ".any[data-inverted] .other",
  ".any[data-full-screen]",
  ".any[data-variant='filled']",
];

test.each(UNUSED)("%s is left out", (selector) => {
  expect(isUnused(selector)).toBe(true);
});

test("what is not inverted keeps its styles", () => {
  expect(isUnused(".any:where(:not([data-inverted]))")).toBe(false);
});

test("a rule stays for the selectors that are used", () => {
  const [group = ""] = selectorsOf("Button").filter(isUnused);
  const rules = [[group], [`${group}:hover`, ".used"], [".used"]].map((selectors) => ({
    selectors,
    removed: false,
    remove() {
      this.removed = true;
    },
  }));
  unusedStyles().Once({
    walkRules: (change) => rules.forEach(change),
    walkAtRules: () => undefined,
  });
  expect(rules.map(({ selectors, removed }) => !removed && selectors)).toEqual([false, [".used"], [".used"]]);
});

test("no screen has what the styles leave out", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  expect(sources.length).toBeGreaterThan(200);
  const components = Object.values(UNUSED_COMPONENTS).flat().join("|");
  const unused = new RegExp(
    `(Button|ActionIcon|Avatar)\\.?Group|Menu\\.Sub|Spotlight\\.?ActionsList|"(bars|dots)"|with(Arrow|Overlay|Legend)\\b|Progress.Label|\\b(striped|animated|lineClamp|inverted)\\b|"(gradient|outline|pills)"|variant="filled"| fullScreen[ =>{]|dir="rtl"|DirectionProvider|\\b(${components})\\b`,
  );
  for (const file of sources) expect(readFileSync(`app/${file}`, "utf8"), file).not.toMatch(unused);
});
