export const pascal = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());
export const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
export const snake = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
/** `createdTime` and `created_time` are “Created time”. */
export const words = (name: string): string =>
  pascal(name.replace(/[-_]+/g, " ").replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).trim();

/** English plurals, by the first ending that fits. */
const ENDINGS = [
  [/ies$/, "y"],
  [/(tus|ss|sh|ch|x)es$/, "$1"],
  [/([^su])s$/, "$1"],
] as const;

export function singularOf(word: string): string {
  const [pattern, singular] = ENDINGS.find(([ending]) => ending.test(word)) ?? [word, word];
  return word.replace(pattern, singular);
}

export const pluralOf = (word: string): string =>
  /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`.replace(/([^aeiou])ys$/, "$1ies");
