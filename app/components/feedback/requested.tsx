import type { ReactNode } from "react";
import type { Requested as Request } from "~/lib/loading/use-request";
import { EmptyView, FailedView } from "./view-states";

type Props<T> = {
  data: Request<T>;
  skeleton: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
};

/** A view of data that a widget asked for by itself. */
export function Requested<T>({ data: request, skeleton, isEmpty, children }: Props<T>) {
  if (request.state === "loading") return skeleton;
  if (request.state === "failed") return <FailedView error={request.error} retry={request.again} />;
  return isEmpty?.(request.data) ? <EmptyView /> : children(request.data);
}
