import { readFileSync } from "node:fs";

const GROUP = ["group", "groupSection"];

/** Parts of Mantine's components that the console does not use. Their styles come with those of the component. */
const UNUSED_PARTS: Record<string, readonly string[]> = {
  "core/esm/components/ActionIcon": GROUP,
  "core/esm/components/Avatar": ["group"],
  "core/esm/components/Button": GROUP,
  "core/esm/components/Loader": [
    "barsLoader",
    "bar",
    "bars-loader-animation",
    "dotsLoader",
    "dot",
    "loader-dots-animation",
  ],
  "core/esm/components/Menu": ["chevron"],
  "core/esm/components/Notification": ["loader"],
  "core/esm/components/Popover": ["arrow", "overlay"],
  "core/esm/components/Tabs": ["list--outline", "tab--outline", "tab--pills"],
  "core/esm/components/Progress": ["label", "stripes-animation", "stripes-animation-vertical"],
  "spotlight/esm/Spotlight": ["actionsList"],
};

/** Components that the console does not use, in packages that have one style file for all of theirs. */
export const UNUSED_COMPONENTS = {
  charts: ["ChartLegend", "FunnelChart", "Heatmap", "PieChart", "RadarChart", "RadialBarChart"],
  dates: ["DateTimePicker", "MiniCalendar", "PickerInputBase", "TimeGrid", "TimeInput", "TimePicker"],
};

/** Components that are always horizontal here. */
const HORIZONTAL = ["Progress", "Tabs"];

/** Pages that are read from right to left, a progress with stripes, toasts elsewhere than at the top, filled fields … */
const UNUSED_STATES =
  /\[dir=["']?rtl|\[data-(?:striped|animated|line-clamp|full-screen)\]|\[data-position=["']?(?:bottom-|top-(?:left|right))|(?<!:not\()\[data-inverted\]|\[data-variant=["']?(?:gradient|outline|pills)|(?<!\()\[data-variant=["']?filled/;

/** What it needs of PostCSS, which comes with Vite. */
type Rule = { selectors: string[]; remove(): void };
type Styles = {
  walkRules(change: (rule: Rule) => void): void;
  walkAtRules(name: string, change: (rule: { params: string; remove(): void }) => void): void;
};

/** The names of a component's parts in Mantine's styles. Throws if it no longer has one of them. */
function namesOf(folder: string, parts?: readonly string[]): string[] {
  const component = folder.split("/").at(-1);
  // A package of one component has no folder for it.
  const path = folder.startsWith("spotlight") ? folder : `${folder}/${component}`;
  const classes = readFileSync(`node_modules/@mantine/${path}.module.css.mjs`, "utf8");
  const names = new Map([...classes.matchAll(/"([\w-]+)":"(m_\w+)"/g)].map(([, part = "", name = ""]) => [part, name]));
  return [...(parts ?? names.keys())].map((part) => {
    const name = names.get(part);
    if (!name) throw new Error(`Mantine's ${component} has no part "${part}" (unused-styles.ts).`);
    return name;
  });
}

const unusedNames = (): string[] => [
  ...Object.entries(UNUSED_PARTS).flatMap(([folder, parts]) => namesOf(folder, parts)),
  ...UNUSED_COMPONENTS.charts.flatMap((name) => namesOf(`charts/esm/${name}`)),
  ...UNUSED_COMPONENTS.dates.flatMap((name) => namesOf(`dates/esm/components/${name}`)),
];

/** Whether it is a selector, or the name of an animation, of what no element has. */
export function createIsUnused(): (name: string) => boolean {
  const unused = new RegExp(`\\b(?:${unusedNames().join("|")})\\b`);
  const horizontal = HORIZONTAL.flatMap((name) => namesOf(`core/esm/components/${name}`));
  const vertical = new RegExp(`\\b(?:${horizontal.join("|")})\\b\\S*\\[data-orientation=["']?vertical`);
  return (name) => [unused, vertical, UNUSED_STATES].some((pattern) => pattern.test(name));
}

/** Leaves out of the styles what no element has. */
export function unusedStyles() {
  const isUnused = createIsUnused();
  return {
    postcssPlugin: "unused-styles",
    Once(styles: Styles) {
      styles.walkRules((rule) => {
        const used = rule.selectors.filter((selector) => !isUnused(selector));
        if (used.length === 0) rule.remove();
        else if (used.length < rule.selectors.length) rule.selectors = used;
      });
      styles.walkAtRules("keyframes", (rule) => {
        if (isUnused(rule.params)) rule.remove();
      });
    },
  };
}
