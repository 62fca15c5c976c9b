const SIX_DIGITS = /^#?([\da-f]{6})$/i;
const THREE_DIGITS = /^#?([\da-f])([\da-f])([\da-f])$/i;

/** The colour `#rrggbb` of a typed or pasted text, of which the short form is `#rgb`; undefined if it is none. */
export function parseColor(typed: string): string | undefined {
  const [, red, green, blue] = THREE_DIGITS.exec(typed) ?? [];
  if (red && green && blue) return `#${red}${red}${green}${green}${blue}${blue}`;
  const [, digits] = SIX_DIGITS.exec(typed) ?? [];
  return digits && `#${digits}`;
}
