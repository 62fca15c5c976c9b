import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SEARCH_MAX } from "~/config/limits";
import { pathTo } from "~/navigation/paths";
import {
  findCards,
  normalizedCardAddress,
  readCardQuery,
  TABS,
  withoutChoices,
  writeCardQuery,
} from "~/routes/list/card/card-query";

const CARD = pathTo("Card");

const addressOf = (search: string) => new URL(`http://localhost/list/card${search}`);

describe("tab and search in the URL", () => {
  test.each<[string, string, string]>([
    ["", "all", ""],
    ["?tab=rule", "rule", ""],
    ["?tab=rules", "all", ""],
    ["?tab=RULE", "all", ""],
    ["?tab=", "all", ""],
    ["?tab=service&tab=rule", "service", ""],
    ["?search=%20a%20", "all", "a"],
    ["?search=a&search=b", "all", "a"],
    ["?search=%F0%9F%91%8D", "all", "👍"],
    ["?tab=quality&search=%3Cimg%3E", "quality", "<img>"],
  ])("%s is read as %s and '%s'", (search, tab, text) => {
    expect(readCardQuery(addressOf(search).searchParams)).toEqual({ tab, search: text });
  });

  test("can be written and read again, and other parameters stay", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TABS),
        fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.trim()),
        (tab, search) => {
          const query = writeCardQuery(new URLSearchParams("a=1"), { tab, search });
          expect(readCardQuery(new URLSearchParams(query.toString()))).toEqual({ tab, search });
          expect(query.get("a")).toBe("1");
        },
      ),
    );
  });

  test("are normalized in one step, whatever the address contains", () => {
    const part = fc.oneof(fc.string({ unit: "binary" }), fc.string({ maxLength: 10_000 }), fc.constant("%E0%A4%A"));
    const name = fc.oneof(fc.constantFrom("tab", "search", "tab[]", "page"), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(name, part)), (pairs) => {
        const url = addressOf(`?${pairs.map((pair) => pair.join("=")).join("&")}`);
        const repaired = normalizedCardAddress(url);
        expect(normalizedCardAddress(repaired === undefined ? url : new URL(repaired, url))).toBeUndefined();
      }),
    );
  });

  test.each<[string, string | undefined]>([
    ["", undefined],
    ["?search=a&tab=rule", undefined],
    ["?b=2&a=1", undefined],
    ["?tab=nothing&a=1", `${CARD}?a=1`],
    ["?tab=all#x", `${CARD}#x`],
    [`?search=${"长".repeat(SEARCH_MAX + 1)}`, `${CARD}?search=${encodeURIComponent("长".repeat(SEARCH_MAX))}`],
  ])("%s is normalized to %s", (search, expected) => {
    expect(normalizedCardAddress(addressOf(search))).toBe(expected);
  });

  test("are left out of a comparison of addresses, other parameters are not", () => {
    expect(withoutChoices(addressOf("?tab=rule&search=a"))).toBe(withoutChoices(addressOf("")));
    expect(withoutChoices(addressOf("?a=1"))).not.toBe(withoutChoices(addressOf("")));
  });
});

test.each<[string, boolean]>([
  ["", true],
  ["视频", true],
  ["ABC", true],
  ["一条", true],
  ["音频", false],
])("a search for '%s' finds the card: %s", (search, expected) => {
  expect(findCards([{ title: "视频 abc", description: "一条描述" }], search)).toHaveLength(Number(expected));
});
