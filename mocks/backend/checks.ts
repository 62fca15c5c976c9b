import { Refusal } from "./refusal";

/** The name without blanks around it. Throws a Refusal for an empty one; `label` is what it names. */
export function requireName(text: string, label: string): string {
  const name = text.trim();
  if (!name) throw new Refusal(`${label}不能为空`);
  return name;
}
