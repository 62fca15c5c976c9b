import { useState } from "react";
import { normalizeTyped } from "~/lib/text/typed-text";

/**
 * A field whose setting changes with each valid text, and that shows the setting again on blur.
 * `parse` returns the setting of a text, undefined if it is invalid. Full-width characters of a Chinese keyboard
 * count as plain ones.
 */
export function useSettingField<T>(setting: string, parse: (text: string) => T | undefined, set: (value: T) => void) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? setting,
    isInvalid: typed !== undefined && parse(normalizeTyped(typed)) === undefined,
    /** Parses the current text with another parser. */
    parseWith: <R>(otherParse: (text: string) => R): R => otherParse(normalizeTyped(typed ?? setting)),
    onChange(text: string) {
      setTyped(text);
      const value = parse(normalizeTyped(text));
      if (value !== undefined) set(value);
    },
    onBlur: () => setTyped(undefined),
  };
}
