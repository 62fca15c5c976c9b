import { useState } from "react";

/**
 * A field whose setting changes with each valid text, and that shows the setting again on blur.
 * `valid` parses a text to the setting, undefined where it is invalid. Full-width characters of a Chinese keyboard
 * count as plain ones.
 */
export function useTyped<T>(setting: string, valid: (plain: string) => T | undefined, set: (value: T) => void) {
  const [typed, setTyped] = useState<string>();
  const plain = (text: string) => text.normalize("NFKC").trim();
  return {
    value: typed ?? setting,
    wrong: typed !== undefined && valid(plain(typed)) === undefined,
    /** Parses the current text with another parser. */
    read: <R>(reader: (plain: string) => R): R => reader(plain(typed ?? setting)),
    onChange(text: string) {
      setTyped(text);
      const value = valid(plain(text));
      if (value !== undefined) set(value);
    },
    onBlur: () => setTyped(undefined),
  };
}
