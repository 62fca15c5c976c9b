/** A part of a text and where it starts; an address has its `href`. */
export type TextPart = { start: number; text: string; href?: string };

/** Up to what cannot be part of an address, in Chinese texts too. */
const ADDRESS = /https?:\/\/[^\s<>"'`\u2014\u2018-\u201d\u2026\u3000-\u303f\uff00-\uffef]+/gi;
/** Punctuation at the end belongs to the sentence. */
const SENTENCE_END = /[.,;:!?)\]}]+$/;

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** The address without the end of its sentence; a bracket that it opened is its own: `/Mercury_(planet)`. */
function withoutSentenceEnd(found: string): string {
  const address = found.replace(SENTENCE_END, "");
  let end = address.length;
  let open = count(address, /[([{]/g) - count(address, /[)\]}]/g);
  for (let index = end; open > 0 && index < found.length; index++) {
    if (!/[)\]}]/.test(found.charAt(index))) continue;
    end = index + 1;
    open--;
  }
  return found.slice(0, end);
}

/** Splits a text at its http and https addresses. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentenceEnd(found);
    if (!URL.canParse(address)) continue;
    parts.push({ start: end, text: text.slice(end, index) });
    parts.push({ start: index, text: address, href: new URL(address).href });
    end = index + address.length;
  }
  parts.push({ start: end, text: text.slice(end) });
  return parts.filter((part) => part.text !== "");
}
