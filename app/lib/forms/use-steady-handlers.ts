import { useEffect, useRef, useState } from "react";

type Handler = (value: unknown) => void;
type Handlers = { onChange: Handler; onFocus?: Handler; onBlur?: Handler };

/**
 * Handlers of a form's fields that stay the same from one drawing to the next: each hands over to the one of
 * the latest drawing. A form makes new ones every time, and a memoised field would never be left as it is.
 */
export function useSteadyHandlers(): (field: string, handlers: Handlers) => Required<Handlers> {
  const [known] = useState(() => new Map<string, Required<Handlers>>());
  const drawn = new Map<string, Handlers>();
  const latest = useRef(drawn);
  useEffect(() => {
    latest.current = drawn;
  });

  return (field, { onChange, onFocus, onBlur }) => {
    drawn.set(field, { onChange, onFocus, onBlur });
    const steady = known.get(field) ?? {
      onChange: (value) => latest.current.get(field)?.onChange(value),
      onFocus: (event) => latest.current.get(field)?.onFocus?.(event),
      onBlur: (event) => latest.current.get(field)?.onBlur?.(event),
    };
    known.set(field, steady);
    return steady;
  };
}
