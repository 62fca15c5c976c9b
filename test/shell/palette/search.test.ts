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
  ])("'%s' reaches into %i", (letters, reached) => {
    expect(matchParts(letters, parts)).toBe(reached);
  });

  test("a longer beginning does not hide a shorter one that leads on", () => {
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

describe("finds nothing", () => {
  test.each(["", "   ", "zzzz", "工台", "\\", "(", "<b>", "gongzuotaigongzuotai", "card zzzz"])("'%s'", (query) => {
    expect(find(query)).toEqual([]);
  });
});

test("an equal name comes before one that begins so, that before one that holds it, and a hint last", () => {
  const names = [
    { names: ["x"], hints: ["list"] },
    { names: ["the list"] },
    { names: ["listing"] },
    { names: ["List"] },
  ];
  expect(searchEntries("list", names, spoken)).toEqual([names[3], names[2], names[1], names[0]]);
});

test("any text is searched for without failing, and only known entries are found, each once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (query) => {
      const found = find(query);
      return new Set(found).size === found.length;
    }),
  );
});

test("each Chinese title is spoken", () => {
  const silent = Object.values(zh).filter((title) => /\p{Script=Han}/u.test(spoken(title)) || spoken(title) === "");
  expect(silent).toEqual([]);
});
