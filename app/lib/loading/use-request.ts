import { useCallback, useEffect, useMemo, useState } from "react";
import { type Outcome, outcomeOf } from "./answer";

export type Requested<T> =
  | { state: "loading"; again: () => void }
  | { state: "failed"; error: unknown; again: () => void }
  | { state: "data"; data: T; again: () => void };

/** What asks; `outcome` tells what it has come to already, where it has (see `begin` and `fetchOnce`). */
export type Load<T> = ((signal: AbortSignal) => Promise<T>) & { outcome?: () => Outcome<T> | undefined };

type Settled<T> = { load: unknown; attempt: number; outcome: Outcome<T> };

/**
 * The data of a widget that asks by itself, the same object until it changes. A new `load` (keep it stable) or
 * `again()` asks anew; what no one waits for any more is aborted. Without a `load` nothing is asked.
 */
export function useRequest<T>(load: Load<T> | undefined): Requested<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T>>();
  // What is here already is drawn at once.
  const early = settled?.load === load ? undefined : load?.outcome?.();
  if (early) setSettled({ load, attempt, outcome: early });
  const outcome = early ?? (settled?.load === load && settled?.attempt === attempt ? settled?.outcome : undefined);

  useEffect(() => {
    if (!load) return;
    const leaving = new AbortController();
    outcomeOf(load(leaving.signal)).then((outcome) => {
      if (leaving.signal.aborted) return;
      setSettled((now) => (now?.load === load && now.attempt === attempt ? now : { load, attempt, outcome }));
    });
    return () => leaving.abort();
  }, [load, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(() => (outcome ? { ...outcome, again } : { state: "loading", again }), [outcome, again]);
}
