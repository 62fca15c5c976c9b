import fc from "fast-check";
import { describe, expect, test } from "vitest";
import en from "~/i18n/en-US/screens";
import zh from "~/i18n/zh-CN/screens";
import { screens } from "~/navigation/screens";
import { matchParts, searchEntries } from "~/shell/palette/search";
import { pinyinTable } from "../../../app/build/pinyin";

const table = pinyinTable();
const spoken = (text: string) => table[text] ?? "";

const entries = screens
  .filter((screen) => !("bare" in screen) && screen.name !== "notFound")
  .map(({ name, title }) => ({ name, names: [zh[title], en[title]], hints: [name] }));
const find = (query: string) => searchEntries(query, entries, spoken).map(({ name }) => name);

describe("letters as beginnings of consecutive parts", () => {
  const parts = ["gong", "zuo", "tai"];
  test.each([
    ["gzt", 3],
    ["gongzuotai", 3],
    ["gongzt", 3],
    ["gzuot", 3],
    ["go", 1],
    ["gz", 2],
    ["gt", 0],
    ["ong", 0],
    ["gongzuotaix", 0],
    ["", 0],
  ])("'%s' matches up to %i", (letters, reached) => {
    expect(matchParts(letters, parts)).toBe(reached);
  });

  test("a longer beginning does not hide a shorter one that leads further", () => {
    expect(matchParts("xin", ["xi", "na"])).toBe(2);
    expect(matchParts("xia", ["xi", "an"])).toBe(2);
  });
});

describe("finds first", () => {
  test.each([
    ["工作台", "Workplace"],
    ["工", "Workplace"],
    ["gongzuotai", "Workplace"],
    ["gong zuo tai", "Workplace"],
    ["gong'zuo", "Workplace"],
    ["gzt", "Workplace"],
    ["GZT", "Workplace"],
    ["ｇｚｔ", "Workplace"],
    ["work", "Workplace"],
    ["place", "Workplace"],
    ["cxbg", "SearchTable"],
    ["chaxunbiaoge", "SearchTable"],
    ["表格", "SearchTable"],
    ["sta", "SearchTable"],
    ["st", "Step"],
    ["search table", "SearchTable"],
    ["table search", "SearchTable"],
    ["sea tab", "SearchTable"],
    ["card", "Card"],
    ["kplb", "Card"],
    ["card 列表", "Card"],
    ["fbbd", "Step"],
    ["xxzx", "Message"],
    ["message", "Message"],
    ["403", "403"],
    ["yhsz", "Setting"],
    ["user set", "Setting"],
  ])("'%s': %s", (query, name) => {
    expect(find(query)[0]).toBe(name);
  });
});

describe("finds nothing for", () => {
  test.each(["", "   ", "zzzz", "工台", "\\", "(", "<b>", "gongzuotaigongzuotai", "card zzzz"])("'%s'", (query) => {
    expect(find(query)).toEqual([]);
  });
});

test("ranks equal names first, then those that begin so, then those that contain it, and hints last", () => {
  const names = [
    { names: ["x"], hints: ["list"] },
    { names: ["the list"] },
    { names: ["listing"] },
    { names: ["List"] },
  ];
  expect(searchEntries("list", names, spoken)).toEqual([names[3], names[2], names[1], names[0]]);
});

test("searches for any text without failing, and finds only known entries, each once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (query) => {
      const found = find(query);
      return new Set(found).size === found.length;
    }),
  );
});

test("knows the pinyin of each Chinese title", () => {
  const silent = Object.values(zh).filter((title) => /\p{Script=Han}/u.test(spoken(title)) || spoken(title) === "");
  expect(silent).toEqual([]);
});
