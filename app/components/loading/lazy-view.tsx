import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryView } from "~/components/feedback/query-view";
import type { CachedImport } from "~/lib/loading/cached-import";

type Props<T> = { code: CachedImport<T>; skeleton: ReactNode; children: (code: T) => ReactNode };

/** Renders with lazily loaded code: a skeleton until it is there, a failed view with a retry where it does not load. */
export function LazyView<T>({ code, skeleton, children }: Props<T>) {
  const query = useQuery({
    queryKey: ["import", code.id],
    queryFn: () => code.load(),
    initialData: code.loaded,
    retryOnMount: true,
  });
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(loaded) => children(loaded.code)}
    </QueryView>
  );
}
