import { useCallback, useEffect, useMemo, useState } from "react";

export type Requested<T> =
  | { state: "loading"; again: () => void }
  | { state: "failed"; error: unknown; again: () => void }
  | { state: "data"; data: T; again: () => void };

type Settled<T> = { load: unknown; attempt: number } & ({ data: T } | { error: unknown });

/**
 * The data of a widget that asks by itself, the same object until it changes. A new `load` (keep it stable) or
 * `again()` asks anew; what no one waits for any more is aborted. Without a `load` nothing is asked.
 */
export function useRequest<T>(load: ((signal: AbortSignal) => Promise<T>) | undefined): Requested<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T>>();

  useEffect(() => {
    if (!load) return;
    const leaving = new AbortController();
    const settle = (answer: Settled<T>) => {
      if (!leaving.signal.aborted) setSettled(answer);
    };
    load(leaving.signal).then(
      (data) => settle({ load, attempt, data }),
      (error: unknown) => settle({ load, attempt, error }),
    );
    return () => leaving.abort();
  }, [load, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(() => {
    if (!settled || settled.load !== load || settled.attempt !== attempt) return { state: "loading", again };
    return "data" in settled
      ? { state: "data", data: settled.data, again }
      : { state: "failed", error: settled.error, again };
  }, [settled, load, attempt, again]);
}
