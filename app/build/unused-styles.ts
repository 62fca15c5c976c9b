import { readFileSync } from "node:fs";

/** Parts of Mantine's components that the console does not use. Their styles come with those of the component. */
export const UNUSED_PARTS: Record<string, readonly string[]> = {
  ActionIcon: ["group", "groupSection"],
  Button: ["group", "groupSection"],
  Loader: ["barsLoader", "bar", "bars-loader-animation", "dotsLoader", "dot", "loader-dots-animation"],
};

/** What it needs of PostCSS, which comes with Vite. */
type Rule = { selectors: string[]; remove(): void };
type Styles = {
  walkRules(change: (rule: Rule) => void): void;
  walkAtRules(name: string, change: (rule: { params: string; remove(): void }) => void): void;
};

/** The names of a part's classes and animations in Mantine's styles. Throws if a component no longer has the part. */
function unusedNames(): string[] {
  return Object.entries(UNUSED_PARTS).flatMap(([component, parts]) => {
    const classes = readFileSync(
      `node_modules/@mantine/core/esm/components/${component}/${component}.module.css.mjs`,
      "utf8",
    );
    return parts.map((part) => {
      const [, name] = new RegExp(`"${part}":"(m_\\w+)"`).exec(classes) ?? [];
      if (!name) throw new Error(`Mantine's ${component} has no part "${part}" (unused-styles.ts).`);
      return name;
    });
  });
}

/** Whether it is a selector, or the name of an animation, of what no element has. */
export function createIsUnused(): (name: string) => boolean {
  const unused = new RegExp(`\\b(?:${unusedNames().join("|")})\\b|\\[dir=["']?rtl`);
  return (name) => unused.test(name);
}

/** Leaves out of the styles what no element has: unused parts of Mantine, and pages that are read from right to left. */
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
