import { Await, useAsyncError } from "@remix-run/react";
import { type ReactNode, Suspense, useState } from "react";
import { EmptyView, FailedView } from "./view-states";

type Props<T> = {
  /** Handed over by the screen's loader. */
  data: Promise<T>;
  /** Asks again for this data alone. */
  again: () => Promise<T>;
  skeleton: ReactNode;
  isEmpty?: (data: Awaited<T>) => boolean;
  children: (data: Awaited<T>) => ReactNode;
};

/** A view of promised data that loads, fails, is empty and is retried by itself. */
export function Promised<T>({ data, again, skeleton, isEmpty, children }: Props<T>) {
  const [retried, setRetried] = useState<{ of: Promise<T>; data: Promise<T> }>();
  const current = retried?.of === data ? retried.data : data;
  const retry = () => {
    const next = again();
    next.catch(() => undefined);
    setRetried({ of: data, data: next });
  };
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={current} errorElement={<Failed retry={retry} />}>
        {(value) => (isEmpty?.(value) ? <EmptyView /> : children(value))}
      </Await>
    </Suspense>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return <FailedView error={useAsyncError()} retry={retry} />;
}
