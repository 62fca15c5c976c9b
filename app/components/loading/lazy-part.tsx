import type { ComponentType, ReactNode } from "react";
import { cachedImport } from "~/lib/loading/cached-import";
import { LazyView } from "./lazy-view";

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
  const code = cachedImport(load);
  return function LazyPart(props: Props) {
    return (
      <LazyView code={code} skeleton={skeleton}>
        {(Part) => <Part {...props} />}
      </LazyView>
    );
  };
}
