import { expect, test } from "vitest";
import { withRems } from "~/build/rem-styles";

test.each([
  ["font-size: 14px", "font-size: 0.875rem"],
  ["margin: -8px calc(100% - 20px)", "margin: -0.5rem calc(100% - 1.25rem)"],
  ["border: 1px solid", "border: 1px solid"],
  ["@media (width < 768px)", "@media (width < 48rem)"],
  ["@container (width >= 560px)", "@container (width >= 35rem)"],
])("%s becomes %s", (css, result) => {
  expect(withRems(css)).toBe(result);
});
