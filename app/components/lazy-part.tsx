import type { ComponentType, ReactNode } from "react";
import { loadTwice } from "~/lib/load-twice";
import { useRequest } from "~/lib/use-request";
import { FailedView } from "./view-states";

/**
 * A component whose code comes when it is first drawn, and is kept then. Until it is here `skeleton` stands
 * in its place; where it does not come, twice, what went wrong with another try. A drawer or a dialog is
 * drawn at once and holds such a part.
 *
 *     const Chart = lazyPart(() => import("./chart").then((file) => file.Chart), <ChartSkeleton />);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode = null,
): (props: Props) => ReactNode {
  let Part: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    Part ??= await loadTwice(load);
  };
  return function LazyPart(props: Props) {
    const file = useRequest(loadOnce);
    if (Part) return <Part {...props} />;
    return file.state === "failed" ? <FailedView error={file.error} retry={file.again} /> : skeleton;
  };
}
