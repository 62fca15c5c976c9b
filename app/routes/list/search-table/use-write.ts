import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { PolicyWrite, Written } from "./writes";

/** Asks the screen's action for a change; a second try waits for the answer to the first. */
export function useWrite() {
  const fetcher = useFetcher<Written>();
  const done = useRef<() => void>();
  const sending = fetcher.state !== "idle";
  const answer = sending ? undefined : fetcher.data;

  // The answer comes from outside: the router's fetcher has no callback.
  useEffect(() => {
    if (answer?.refusal === null) done.current?.();
    if (answer) done.current = undefined;
  }, [answer]);

  const write = (asked: PolicyWrite, onDone: () => void) => {
    if (sending) return;
    done.current = onDone;
    fetcher.submit(asked, { method: "POST", encType: "application/json" });
  };
  return { sending, refusal: answer?.refusal, write };
}
