import { readdirSync, readFileSync } from "node:fs";
import { createTheme, DEFAULT_THEME, mergeMantineTheme } from "@mantine/core";
import { expect, test } from "vitest";
import { cssVariablesResolver } from "~/theme/theme";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));

test("what warns has one colour everywhere: that of the token", () => {
  // Yellow is a theme colour that can be chosen, and no meaning.
  const yellow = sources.filter((file) => /["']yellow["']/.test(readFileSync(`app/${file}`, "utf8")));
  expect(yellow).toEqual([]);
  const { light, dark } = cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, createTheme({})));
  for (const variables of [light, dark]) {
    expect(variables["--mantine-color-orange-light"]).toBe("var(--warning-tint)");
    expect(variables["--mantine-color-orange-light-color"]).toBe("var(--warning)");
  }
});
