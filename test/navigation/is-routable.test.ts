import { expect, test } from "vitest";
import { isRoutable, pathTo } from "~/navigation/paths";

test.each([
  ["/", true],
  [pathTo("Workplace"), true],
  ["/no/such/screen", true],
  ["/redirect//evil.example", true],
  ["//evil.example", false],
  ["///", false],
  ["/x%0ay", false],
  ["/redirect/%0a/evil", false],
  ["/D!p(%,", false],
  ["/%E0%A4%A", false],
  ["/%E5%B7%A5", true],
])("%s is routable: %s", (path, expected) => {
  expect(isRoutable(path)).toBe(expected);
});
