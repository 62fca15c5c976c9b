import { pinyin } from "pinyin-pro";
import palette from "../i18n/zh-CN/palette";
import screens from "../i18n/zh-CN/screens";

/** `工作台` → `gong zuo tai`; other text stays. */
const toPinyin = (text: string): string =>
  pinyin(text, { type: "array", toneType: "none", nonZh: "consecutive", v: true }).join(" ");

/**
 * The pinyin of the Chinese texts that the command palette searches. Computed by the build, because the dictionary is a
 * hundred times as large as this table.
 */
export function pinyinTable(): Record<string, string> {
  const texts = [...Object.values(screens), ...Object.values(palette.searchTerms).flatMap((terms) => terms.split(" "))];
  return Object.fromEntries(texts.map((text) => [text, toPinyin(text)]));
}
