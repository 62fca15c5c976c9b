import { useState } from "react";

/**
 * A field whose setting changes with each valid text typed into it, and that shows the setting again when left.
 * `isValid` says which texts are settings.
 */
export function useTyped<T, Valid extends T>(
  setting: Valid,
  isValid: (typed: T) => typed is Valid,
  set: (value: Valid) => void,
) {
  const [typed, setTyped] = useState<T>();
  return {
    value: typed ?? setting,
    wrong: typed !== undefined && !isValid(typed),
    onChange(text: T) {
      setTyped(text);
      if (isValid(text)) set(text);
    },
    onBlur: () => setTyped(undefined),
  };
}
