import type { ComponentType, ReactNode } from "react";
import { cachedImport } from "~/lib/loading/cached-import";
import { LazyView } from "./lazy-view";

/**
 * A component whose code is loaded when it is first rendered, as with `React.lazy`, but with its own failed view and
 * retry if the code cannot be loaded. A drawer opens at once and contains such a component.
 *
 *     const Chart = lazyComponent(() => import("./chart").then((file) => file.Chart), <ChartSkeleton />);
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode = null,
): (props: Props) => ReactNode {
  const code = cachedImport(load);
  return function LazyComponent(props: Props) {
    return (
      <LazyView code={code} skeleton={skeleton}>
        {(Component) => <Component {...props} />}
      </LazyView>
    );
  };
}
