import type { Locator, Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";

const region = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

test("growth looks the same in figures and in popular content, where alone it is known to be good", async ({
  page,
  open,
}) => {
  await open(pathTo("Workplace"), { as: "admin" });
  const GREEN = "rgb(0, 122, 43)";
  const RED = "rgb(201, 42, 42)";
  const figures = region(page, "访问概览").locator("b");
  // Whether more is better no server says.
  await expect(figures).toHaveText(["+206.3%", "−18.6%", "+4.1%", "−32.4%"]);
  const popular = region(page, "线上热门内容").locator("td b");
  await expect(popular.first()).toHaveText("+35.0%");
  const styleOf = (growth: Locator) =>
    growth.evaluateAll((nodes) =>
      nodes.map((node) => {
        const { color, fontSize, fontWeight } = getComputedStyle(node);
        const { rotate, clipPath } = getComputedStyle(node, "::before");
        return { color, look: [fontSize, fontWeight, clipPath].join(" "), turned: rotate !== "none" };
      }),
    );
  const [ofFigures, ofPopular] = [await styleOf(figures), await styleOf(popular)];
  expect(ofFigures.map(({ turned }) => turned)).toEqual([false, true, false, true]);
  expect(new Set(ofFigures.map(({ color }) => color)).size).toBe(1);
  expect(new Set([...ofFigures, ...ofPopular].map(({ look }) => look)).size).toBe(1);
  const colors = await popular.evaluateAll((nodes) =>
    nodes.map((node) => `${node.textContent?.charAt(0)} ${getComputedStyle(node).color}`),
  );
  expect([...new Set(colors)].toSorted()).toEqual([`+ ${GREEN}`, "0 rgb(29, 33, 41)", `− ${RED}`]);
});
