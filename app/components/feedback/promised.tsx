import { type ReactNode, useState } from "react";
import type { Answer } from "~/lib/loading/answer";
import { useLasting } from "~/lib/loading/use-delayed-flag";
import { useSettled } from "~/lib/loading/use-settled";
import { EmptyView, FailedView } from "./view-states";

type Props<T> = {
  /** Handed over by the screen's loader. */
  data: Answer<T>;
  /** Asks again for this data alone. */
  again: () => Promise<T>;
  skeleton: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** `late` where newer data has been on its way for a while. */
  children: (data: T, late: boolean) => ReactNode;
};

/**
 * A view of promised data that loads, fails, is empty and is retried by itself, and that keeps what it shows
 * until newer data is there. An answer draws this view alone: the router's `<Await>` waits within the
 * navigation, and would have the whole page drawn after the answer.
 */
export function Promised<T>({ data, again, skeleton, isEmpty, children }: Props<T>) {
  const [retried, setRetried] = useState<{ of: Promise<T>; data: Promise<T> }>();
  const { outcome, waiting } = useSettled(retried?.of === data ? retried.data : data);
  const late = useLasting(waiting);
  const retry = () => setRetried({ of: data, data: again() });
  if (outcome?.state === "data") return isEmpty?.(outcome.data) ? <EmptyView /> : children(outcome.data, late);
  return outcome && !waiting ? <FailedView error={outcome.error} retry={retry} /> : skeleton;
}
