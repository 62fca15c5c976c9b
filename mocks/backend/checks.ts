import { BackendError } from "./backend-error";

/** The trimmed name. Throws a BackendError if it is empty. */
export function requireName(text: string, empty: string): string {
  const name = text.trim();
  if (!name) throw new BackendError(empty);
  return name;
}
