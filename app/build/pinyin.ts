import { pinyin } from "pinyin-pro";
import palette from "../i18n/zh-CN/palette";
import screens from "../i18n/zh-CN/screens";

/** `工作台` → `gong zuo tai`; what is no Chinese stays as it is. */
const syllables = (text: string): string =>
  pinyin(text, { type: "array", toneType: "none", nonZh: "consecutive", v: true }).join(" ");

/**
 * How the Chinese words that the command palette finds things by are spoken. Computed with the build: its
 * dictionary is a hundred times as big as what the palette needs of it.
 */
export function pinyinTable(): Record<string, string> {
  const texts = [...Object.values(screens), ...Object.values(palette.words).flatMap((words) => words.split(" "))];
  return Object.fromEntries(texts.map((text) => [text, syllables(text)]));
}
