import { useEffect, useState } from "react";
import { type Answer, type Outcome, outcomeOf } from "./answer";

/** What a promise has come to. Until a new one has settled, the outcome before it stays, and `waiting` is true. */
export function useSettled<T>(promise: Answer<T>): { outcome?: Outcome<T>; waiting: boolean } {
  const [settled, setSettled] = useState<{ of: Promise<T>; outcome: Outcome<T> }>();
  // What is here already is drawn at once.
  const early = settled?.of === promise ? undefined : promise.outcome;
  if (early) setSettled({ of: promise, outcome: early });

  useEffect(() => {
    let isCurrent = true;
    outcomeOf(promise).then((outcome) => {
      if (isCurrent) setSettled((now) => (now?.of === promise ? now : { of: promise, outcome }));
    });
    return () => {
      isCurrent = false;
    };
  }, [promise]);

  return { outcome: early ?? settled?.outcome, waiting: !early && settled?.of !== promise };
}
