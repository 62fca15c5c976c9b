import { type MutableRefObject, useEffect, useRef } from "react";

/** Holds what is running, and aborts it when the part of the page that began it is gone. */
export function useAbortOnLeave(): MutableRefObject<AbortController | undefined> {
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);
  return running;
}
