import fc from "fast-check";
import { expect, test } from "vitest";
import { redirectTarget } from "~/navigation/paths";

const ORIGIN = "https://console.example";
const targetOf = (rest: string) => redirectTarget(new URL(`/redirect/${rest}`, ORIGIN));

/** What `@remix-run/router` treats as an absolute URL. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

const staysAt = (target: string) => new URL(target, ORIGIN).origin === ORIGIN && !ABSOLUTE.test(target);

test.each([
  ["list/card", "/list/card"],
  ["workplace/", "/workplace/"],
  ["list/search-table?current=2&name=%E8%A7%86", "/list/search-table?current=2&name=%E8%A7%86"],
  ["list/card?tab=a#row", "/list/card?tab=a#row"],
  ["", "/"],
  ["?a=1", "/?a=1"],
  ["redirect/list/card", "/redirect/list/card"],
  ["/list/card", "/list/card"],
  ["list//card///", "/list/card/"],
  ["list\\card", "/list/card"],
])("/redirect/%s leads to %s", (rest, expected) => {
  expect(targetOf(rest)).toBe(expected);
});

test.each([
  "/evil.example",
  "//evil.example",
  "\\evil.example",
  "\\\\evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "%2F%2Fevil.example",
  "%2f%2fevil.example",
  "%5C%5Cevil.example",
  "/%2Fevil.example",
  "https://evil.example",
  "https:/evil.example",
  "//evil.example:443@console.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "\t//evil.example",
  "\n//evil.example",
  "/\t/evil.example",
  "%09//evil.example",
  "%00//evil.example",
  ".//evil.example",
  "..//evil.example",
  "%2e%2e//evil.example",
  "redirect//evil.example",
  "?//evil.example",
  "#//evil.example",
])("%j stays within the origin", (rest) => {
  expect(targetOf(rest)).toSatisfy(staysAt);
});

const MARKS = ["/", "\\", "%2F", "%5C", ".", "..", "%2e", ":", "@", "?", "#", "\t", "\r\n", "%09", " ", "https:"];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...MARKS, "evil.example", "redirect/"), fc.string({ maxLength: 4 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(""));

test("no redirect path leaves the origin", () => {
  fc.assert(
    fc.property(hostile, (rest) => staysAt(targetOf(rest))),
    { numRuns: 1000 },
  );
});
