import { type MutableRefObject, useEffect, useRef } from "react";

/** A ref for the controller of a running operation, which is aborted on unmount. */
export function useAbortOnUnmount(): MutableRefObject<AbortController | undefined> {
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);
  return running;
}
