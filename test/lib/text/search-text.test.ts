import { expect, test } from "vitest";
import { containsText } from "~/lib/text/search-text";

test.each([
  ["Rate of the video", "rate", true],
  ["rate of the video", " RATE ", true],
  ["码率 1500 kbps", "率 15", true],
  ["Ｋｂｐｓ １５００", "kbps 1500", true],
  ["kbps 1500", "ＫＢＰＳ　１５", true],
  ["anything", "", true],
  ["anything", "  ", true],
  ["", "a", false],
  ["video", "audio", false],
  ["video", "videos", false],
])("whether %j contains %j: %j", (text, searched, isFound) => {
  expect(containsText(text, searched)).toBe(isFound);
});
