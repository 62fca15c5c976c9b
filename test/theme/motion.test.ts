import { readdirSync, readFileSync } from "node:fs";
import { DEFAULT_THEME, mergeMantineTheme } from "@mantine/core";
import { expect, test } from "vitest";
import { theme } from "~/theme/theme";

const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
const styles = files.map((file) => ({ file, css: readFileSync(`app/${file}`, "utf8") }));

test("a transition takes the time of a token, or none", () => {
  const tokens = readFileSync("app/theme/first-frame.css", "utf8");
  const times = [...tokens.matchAll(/--(?:fast|move): (\d+)ms;/g)].map(([, ms]) => Number(ms));
  expect(times).toHaveLength(2);
  for (const ms of times) expect(ms >= 120 && ms <= 200, `${ms} ms`).toBe(true);

  const transitions = styles.flatMap(({ file, css }) =>
    [...css.matchAll(/transition(?:-duration)?: ?([^;]+);/g)].map(([, value = ""]) => ({ file, value })),
  );
  expect(transitions.length).toBeGreaterThan(4);
  for (const { file, value } of transitions)
    for (const part of value.split(",")) expect(part, file).toMatch(/var\(--(fast|move)\)|\b0s\b|^none$/);
});

test("a drawer and a dialog open in no more than 200 ms, and a dialog in its place", () => {
  const { components } = mergeMantineTheme(DEFAULT_THEME, theme);
  expect(components.DrawerRoot?.defaultProps).toMatchObject({ transitionProps: { duration: 200 } });
  expect(components.Modal?.defaultProps).toMatchObject({ transitionProps: { transition: "fade", duration: 200 } });
});

test("without motion every transition and animation takes no time, whatever sets it", () => {
  const base = readFileSync("app/theme/base.css", "utf8");
  const [, reduced = ""] = base.split("@media (prefers-reduced-motion: reduce)");
  expect(reduced).toMatch(/transition-duration: 0s !important;\s+animation-duration: 0\.01ms !important;/);
});
