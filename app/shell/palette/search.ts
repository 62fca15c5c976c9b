import { comparable } from "~/lib/text/search-text";

/** A searchable entry: its names in every language, and hints such as its group, which weigh less. */
export type Searchable = { names: readonly string[]; hints?: readonly string[] };

/** Returns the pinyin of a Chinese text, `gong zuo tai`; empty if it is not known. */
export type Pinyin = (text: string) => string;

const normalizeText = (text: string) => comparable(text).trim();
/** Removes separators from typed text: `gong zuo'tai` → `gongzuotai` */
const removeSeparators = (text: string) => text.replace(/[\s'’·-]+/g, "");
/** `searchTable list` → `search table list` */
const wordsOf = (text: string) =>
  normalizeText(text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const SCORE = { equal: 100, startsWith: 90, initials: 80, contains: 70, initialsWithin: 60 } as const;
/** The weights of a hint and of one word out of several, relative to a whole match. */
const SHARE = { hint: 0.4, word: 0.8 } as const;

/**
 * Matches letters against the starts of consecutive parts, at least one letter each: `gzt`, `gongzt` and `gongzuotai`
 * match gong zuo tai, `st` matches search table. Returns the index after the last matched part, or 0.
 */
export function matchParts(letters: string, parts: readonly string[], from = 0): number {
  if (letters === "") return from;
  const part = parts[from] ?? "";
  let length = 0;
  while (length < part.length && letters[length] === part[length]) length += 1;
  for (; length > 0; length -= 1) {
    const reached = matchParts(letters.slice(length), parts, from + 1);
    if (reached > 0) return reached;
  }
  return 0;
}

/** Up to 5 more points, the more of the name is matched. */
const coverage = (part: number, whole: number) => Math.min(1, part / whole) * 5;

function scoreParts(letters: string, parts: readonly string[]): number {
  if (letters === "" || parts.length === 0) return 0;
  const reached = matchParts(letters, parts);
  if (reached > 0) return SCORE.initials + coverage(reached, parts.length);
  const within = parts.some((_, from) => from > 0 && matchParts(letters, parts, from) > 0);
  return within ? SCORE.initialsWithin : 0;
}

function scoreText(query: string, text: string, pinyin: Pinyin): number {
  const name = normalizeText(text);
  if (name === query) return SCORE.equal;
  if (name.startsWith(query)) return SCORE.startsWith + coverage(query.length, name.length);
  const letters = removeSeparators(query);
  const syllables = pinyin(text).split(" ").filter(Boolean);
  const parts = Math.max(scoreParts(letters, wordsOf(text)), scoreParts(letters, syllables.map(normalizeText)));
  return Math.max(parts, name.includes(query) ? SCORE.contains : 0);
}

function scoreEntry(query: string, { names, hints = [] }: Searchable, pinyin: Pinyin): number {
  const best = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => scoreText(query, text, pinyin)));
  return Math.max(best(names), best(hints) * SHARE.hint);
}

/** The score of the whole query, else of each of its words. */
function score(query: string, entry: Searchable, pinyin: Pinyin): number {
  const whole = scoreEntry(query, entry, pinyin);
  const words = query.split(/\s+/);
  if (whole > 0 || words.length === 1) return whole;
  return Math.min(...words.map((word) => scoreEntry(word, entry, pinyin))) * SHARE.word;
}

/** The matching entries, the best first; equal ones keep their order. */
export function searchEntries<E extends Searchable>(query: string, entries: readonly E[], pinyin: Pinyin): E[] {
  const normalizedQuery = normalizeText(query);
  if (normalizedQuery === "") return [];
  return entries
    .map((entry) => ({ entry, score: score(normalizedQuery, entry, pinyin) }))
    .filter((match) => match.score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}
