/** A part of a text and where it starts; an address has its `href`. */
export type TextPart = { start: number; text: string; href?: string };

/** Up to what cannot be part of an address, in Chinese texts too. */
const ADDRESS = /https?:\/\/[^\s<>"'`\u2014\u2018-\u201d\u2026\u3000-\u303f\uff00-\uffef]+/gi;
/** Punctuation at the end belongs to the sentence. */
const SENTENCE_END = /[.,;:!?)\]}]+$/;

/** Splits a text at its http and https addresses. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(SENTENCE_END, "");
    if (!URL.canParse(address)) continue;
    parts.push({ start: end, text: text.slice(end, index) });
    parts.push({ start: index, text: address, href: new URL(address).href });
    end = index + address.length;
  }
  parts.push({ start: end, text: text.slice(end) });
  return parts.filter((part) => part.text !== "");
}
