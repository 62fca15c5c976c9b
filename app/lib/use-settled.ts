import { useEffect, useState } from "react";

type Outcome<T> = { state: "data"; data: T } | { state: "failed"; error: unknown };

/** What a promise has come to. Until a new one has settled, the outcome before it stays, and `waiting` is true. */
export function useSettled<T>(promise: Promise<T>): { outcome?: Outcome<T>; waiting: boolean } {
  const [settled, setSettled] = useState<{ of: Promise<T>; outcome: Outcome<T> }>();

  useEffect(() => {
    let isCurrent = true;
    const settle = (outcome: Outcome<T>) => {
      if (isCurrent) setSettled({ of: promise, outcome });
    };
    promise.then(
      (data) => settle({ state: "data", data }),
      (error: unknown) => settle({ state: "failed", error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [promise]);

  return { outcome: settled?.outcome, waiting: settled?.of !== promise };
}
