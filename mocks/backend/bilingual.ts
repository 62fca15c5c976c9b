const english = new Map<string, string>();
const chinese = new Map<string, string>();

/** Stands for any number in a text of both languages. */
const NUMBER = "#";

/**
 * A text of the demonstration in both languages. It is stored in Chinese; a caller who reads English is shown, and may
 * send back, the English one.
 */
export function bilingual(inChinese: string, inEnglish: string): string {
  english.set(inChinese, inEnglish);
  chinese.set(inEnglish, inChinese);
  return inChinese;
}

/**
 * How data, which is JSON, is shown to a caller and stored; texts that a user has typed stay as they are. `shownText` is for
 * one text: a search compares those of many records that are not shown.
 */
export type Language = { shown: <T>(data: T) => T; shownText: (text: string) => string; stored: <T>(data: T) => T };

const CHINESE: Language = { shown: (data) => data, shownText: (text) => text, stored: (data) => data };
const ENGLISH: Language = {
  shown: (data) => withTexts(data, englishOf),
  shownText: englishOf,
  stored: (data) => withTexts(data, (text) => chinese.get(text) ?? text),
};

/** The language that the request asks for: English, or Chinese for any other. */
export const languageOf = ({ headers }: Request): Language =>
  /^en\b/i.test(headers.get("accept-language") ?? "") ? ENGLISH : CHINESE;

function englishOf(text: string): string {
  const [number = ""] = text.match(/\d+/) ?? [];
  return english.get(text) ?? english.get(text.replace(number || NUMBER, NUMBER))?.replace(NUMBER, number) ?? text;
}

function withTexts<T>(data: T, change: (text: string) => string): T {
  if (data === undefined) return data;
  return JSON.parse(JSON.stringify(data, (_, value) => (typeof value === "string" ? change(value) : value)));
}
