import { expect, test } from "vitest";
import { isWebAddress } from "~/lib/text/web-address";

test.each([
  ["http://example.com", true],
  ["https://example.com/", true],
  ["HTTPS://example.com/a?b=c#d", true],
  ["ftp://files.example.com/a.zip", true],
  ["https://localhost:8080/x", true],
  ["https://例子.中国/路径", true],
  ["https://[::1]/", true],
  ["https://example.com./a..b@c", true],
  ["", false],
  ["https://a:b@example.com", false],
  ["https://example.com@evil.example", false],
  ["https://a..com", false],
  ["https://.com", false],
  ["/list/card", false],
  ["//example.com", false],
  ["example.com", false],
  ["https://", false],
  ["https:///path", false],
  ["https:example.com", false],
  ["https://exa mple.com", false],
  ["https://example.com/a b", false],
  ["javascript:alert(1)", false],
  ["data:text/html,https://example.com", false],
  ["file:///etc/hosts", false],
  ["ws://example.com", false],
  [" https://example.com", false],
  ["https://example.com\n", false],
])("%j is a web address: %s", (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});
