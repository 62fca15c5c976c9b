import { useState } from "react";

/**
 * The last value that was defined: what a dialog shows while it fades out. An object must be the same one in each
 * render.
 */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState<{ value: T | undefined }>({ value });
  if (value === undefined || Object.is(value, last.value)) return last.value;
  setLast({ value });
  return value;
}
