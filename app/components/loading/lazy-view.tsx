import { type ReactNode, useDeferredValue } from "react";
import { FailedView } from "~/components/feedback/failed-view";
import type { CachedImport } from "~/lib/loading/cached-import";
import { useCachedImport } from "~/lib/loading/use-cached-import";
import { useWhenOnline } from "~/lib/page/use-when-online";

type Props<T> = { code: CachedImport<T>; skeleton: ReactNode; children: (code: T) => ReactNode };

/**
 * Renders with lazily loaded code: a skeleton until it is loaded, a failed view with a retry if it fails. It does not
 * use a query, so that the login need not load the code that observes queries.
 */
export function LazyView<T>({ code, skeleton, children }: Props<T>) {
  const { loaded, error } = useCachedImport(code, true);
  useWhenOnline(error ? code.preload : undefined);
  // Deferred, so that the first render of large code is divided into short tasks.
  const shown = useDeferredValue(loaded);
  // Where `code` has changed, the deferred value is that of the code before.
  if (shown && shown === loaded) return children(shown.code);
  return error ? <FailedView error={error} retry={code.preload} /> : skeleton;
}
