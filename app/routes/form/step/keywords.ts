/** Between keywords that are typed or pasted together. */
export const KEYWORD_BREAKS = [",", "，", "、", ";", "；", "\n"] as const;

/** Each keyword once, without blanks around it. An input method hands a break over as part of the text. */
export function splitKeywords(typed: readonly string[]): string[] {
  const words = typed.flatMap((text) => text.split(new RegExp(`[${KEYWORD_BREAKS.join("")}]`)));
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ""))];
}
