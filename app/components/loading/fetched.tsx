import type { ReactNode } from "react";
import { FailedView } from "~/components/feedback/view-states";
import { type Load, useRequest } from "~/lib/loading/use-request";

type Props<T> = {
  /** Must stay the same function (see `fetchOnce`). */
  code: Load<T>;
  skeleton: ReactNode;
  children: (code: T) => ReactNode;
};

/** Draws with code that is fetched when it is needed; where it does not come, what went wrong with another try. */
export function Fetched<T>({ code, skeleton, children }: Props<T>) {
  const fetched = useRequest(code);
  if (fetched.state === "data") return children(fetched.data);
  return fetched.state === "failed" ? <FailedView error={fetched.error} retry={fetched.again} /> : skeleton;
}
