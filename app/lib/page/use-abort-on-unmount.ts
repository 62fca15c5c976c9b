import { type MutableRefObject, useLayoutEffect, useRef } from "react";

/** A ref for the controller of a running operation, which is aborted on unmount. */
export function useAbortOnUnmount(): MutableRefObject<AbortController | undefined> {
  const running = useRef<AbortController>();
  // Other effects are cleaned up some time after the component has gone from the page, perhaps after a response.
  useLayoutEffect(() => () => running.current?.abort(), []);
  return running;
}
