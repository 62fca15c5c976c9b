import type { Field } from "./kinds";

/** A text of the demonstration, no longer than its form allows. */
export function textSeed({ label, rules }: Field): string {
  const text = `\`${label.english.replace(/[`\\$]/g, "")} \${id}\``;
  const max = rules?.max ?? Number.POSITIVE_INFINITY;
  return max < label.english.length + 3 ? `\`\${id}\`.slice(0, ${max})` : text;
}

/** A number of the demonstration, within the bounds of its form. */
export function numberSeed({ rules }: Field, cents: boolean): string {
  const min = rules?.min ?? 0;
  const max = rules?.max ?? min + 4199;
  const size = Math.max(1, Math.floor(max - min) + (cents ? 0 : 1));
  const value = cents ? `((id * 7919) % ${size * 100}) / 100` : `(id * 7919) % ${size}`;
  return min === 0 ? value : `${min} + (${value})`;
}
