import { expect, test } from "vitest";
import { isOpen } from "~/shell/menu/use-open-groups";

const onCard = { screen: "Card", group: "List" };

test.each([
  ["the current screen's group, never touched", "List", undefined, true],
  ["the current screen's group, closed on this screen", "List", "Card", false],
  ["the current screen's group, closed on another screen", "List", "SearchTable", true],
  ["another group, never touched", "Form", undefined, false],
  ["another group, opened", "Form", true, true],
  ["another group, closed", "Form", "Card", false],
] as const)("decides whether a group is open: %s", (_, group, choice, open) => {
  expect(isOpen(group, choice, onCard)).toBe(open);
});
