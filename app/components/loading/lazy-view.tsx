import { type ReactNode, useCallback, useEffect } from "react";
import { FailedView } from "~/components/feedback/failed-view";
import type { CachedImport } from "~/lib/loading/cached-import";
import { useWhenOnline } from "~/lib/page/use-when-online";
import { useStore } from "~/lib/state/use-store";

type Props<T> = { code: CachedImport<T>; skeleton: ReactNode; children: (code: T) => ReactNode };

/**
 * Renders with lazily loaded code: a skeleton until it is there, a failed view with a retry where it does not load.
 * No query loads it: the login has lazy parts, but needs none of what observes queries.
 */
export function LazyView<T>({ code, skeleton, children }: Props<T>) {
  const { loaded, error } = useStore(code.state, (state) => state);
  const load = useCallback(() => void code.load().catch(() => undefined), [code]);
  useEffect(load, [load]);
  useWhenOnline(error ? load : undefined);
  if (loaded) return children(loaded.code);
  return error ? <FailedView error={error} retry={load} /> : skeleton;
}
