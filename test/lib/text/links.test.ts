import { expect, test } from "vitest";
import { splitLinks } from "~/lib/text/links";

test.each<[string, string[], string[]]>([
  ["no address", ["no address"], []],
  ["", [], []],
  ["见https://a.com/b?c=1，谢谢", ["见", "https://a.com/b?c=1", "，谢谢"], ["https://a.com/b?c=1"]],
  ["详见“https://a.com/x”。", ["详见“", "https://a.com/x", "”。"], ["https://a.com/x"]],
  [
    "见 https://a.com/x——或‘https://b.cn/y’…",
    ["见 ", "https://a.com/x", "——或‘", "https://b.cn/y", "’…"],
    ["https://a.com/x", "https://b.cn/y"],
  ],
  ["(see http://a.com/b).", ["(see ", "http://a.com/b", ")."], ["http://a.com/b"]],
  ["(see http://a.com/b_(c)).", ["(see ", "http://a.com/b_(c)", ")."], ["http://a.com/b_(c)"]],
  ["http://a.com/(b)?!", ["http://a.com/(b)", "?!"], ["http://a.com/(b)"]],
  ["http://a.com/(b)c).)", ["http://a.com/(b)c", ").)"], ["http://a.com/(b)c"]],
  ["http://a.com http://b.com", ["http://a.com", " ", "http://b.com"], ["http://a.com/", "http://b.com/"]],
  ["javascript:alert(1) ftp://a.com", ["javascript:alert(1) ftp://a.com"], []],
  ["https://[broken", ["https://[broken"], []],
  ["http://中文.com", ["http://中文.com"], ["http://xn--fiq228c.com/"]],
])("%j becomes %j with the addresses %j", (text, texts, hrefs) => {
  const parts = splitLinks(text);
  expect(parts.map((part) => part.text)).toEqual(texts);
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(hrefs);
  expect(parts.map(({ start, text: part }) => text.slice(start, start + part.length))).toEqual(texts);
});
