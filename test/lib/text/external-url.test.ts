import { expect, test } from "vitest";
import { externalUrl } from "~/lib/text/external-url";

test.each([
  ["wangliqun.example.com", "https://wangliqun.example.com/"],
  [" https://example.com/a?b=c#d ", "https://example.com/a?b=c#d"],
  ["http://example.com", "http://example.com/"],
  ["example.com:8080/me", "https://example.com:8080/me"],
  ["", null],
  ["   ", null],
  ["javascript:alert(1)", null],
  ["JavaScript:alert(1)//.com", null],
  ["data:text/html,<b>.x", null],
  ["ftp://example.com", null],
  ["mailto:a@example.com", null],
  ["还没有主页", null],
  ["no address at all.", null],
  ["localhost", null],
])("the link of %j is %j", (text, expected) => {
  expect(externalUrl(text)).toBe(expected);
});
