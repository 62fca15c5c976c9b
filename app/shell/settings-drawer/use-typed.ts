import { useState } from "react";

/**
 * A field whose setting changes with each valid text typed into it, and that shows the setting again when left.
 * `valid` gives the setting that a text means, undefined where it means none. The full-width characters of a
 * Chinese keyboard count as the plain ones.
 */
export function useTyped<T>(setting: string, valid: (plain: string) => T | undefined, set: (value: T) => void) {
  const [typed, setTyped] = useState<string>();
  const plain = (text: string) => text.normalize("NFKC").trim();
  return {
    value: typed ?? setting,
    wrong: typed !== undefined && valid(plain(typed)) === undefined,
    /** What the text in the field means to another reader. */
    read: <R>(reader: (plain: string) => R): R => reader(plain(typed ?? setting)),
    onChange(text: string) {
      setTyped(text);
      const value = valid(plain(text));
      if (value !== undefined) set(value);
    },
    onBlur: () => setTyped(undefined),
  };
}
