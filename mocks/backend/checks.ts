import { BackendError } from "./backend-error";

/** The trimmed name. Throws a BackendError if it is empty; `label` is the field's name in the message. */
export function requireName(text: string, label: string): string {
  const name = text.trim();
  if (!name) throw new BackendError(`${label}不能为空`);
  return name;
}
