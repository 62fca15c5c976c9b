const UNITS: Record<string, number> = { k: 1e3, w: 1e4, 万: 1e4, m: 1e6, 亿: 1e8 };

/** The value of a click number, which may be a text such as `346.3w+`; 0 if it is not a number. */
export function clickValue(clicks: string | number): number {
  if (typeof clicks === "number") return clicks;
  const [, digits, unit = ""] = /^\s*([\d,]*\.?\d+)\s*([kwm万亿]?)/i.exec(clicks) ?? [];
  if (!digits) return 0;
  return Number(digits.replaceAll(",", "")) * (UNITS[unit.toLowerCase()] ?? 1);
}
