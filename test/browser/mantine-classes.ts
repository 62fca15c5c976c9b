import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const PACKAGES = ["core", "dates", "charts", "notifications"];

/** The classes that Mantine's stylesheets have rules for. */
const STYLED = new Set(
  PACKAGES.flatMap((name) => readFileSync(`node_modules/@mantine/${name}/styles.css`, "utf8").match(/\bm_[0-9a-f]+/g)),
);

/** Mantine's classes on the page, and those of them whose rules the page has not loaded. */
export async function readMantineClasses(page: Page): Promise<{ drawn: string[]; unstyled: string[] }> {
  const found = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    const classes = [...document.querySelectorAll('[class*="m_"]')].flatMap(({ classList }) => [...classList]);
    const isMantine = (name: string) => name.startsWith("m_");
    return { drawn: [...new Set(classes.filter(isMantine))], ruled: rules.join(" ").match(/\bm_[0-9a-f]+/g) ?? [] };
  });
  const ruled = new Set(found.ruled);
  return { drawn: found.drawn, unstyled: found.drawn.filter((name) => STYLED.has(name) && !ruled.has(name)) };
}
