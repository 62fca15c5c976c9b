import { notifyManager, QueryClient, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";

// What a click changes is drawn before the next event, not in a task behind it.
notifyManager.setScheduler(queueMicrotask);

/** How long data that no part of the page shows is kept for the next visit of its screen, in ms. */
const CACHE_MS = 30 * 60_000;

/**
 * What the session has read. Nothing is repeated behind the operator's back but a failed read when the network
 * returns; a mount reads only what no loader has begun.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      // A call without a network fails at once and says so.
      networkMode: "always",
      gcTime: CACHE_MS,
      // What a loader has just read is not read again by the part that shows it.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: false,
      retryOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : false),
    },
    mutations: { networkMode: "always" },
  },
});

/** Which query, and how it is read. */
export type Read<T, K extends QueryKey> = Pick<UseQueryOptions<T, Error, T, K>, "queryKey" | "queryFn">;

/**
 * Reads ahead for a screen, in its loader: the last data stays in sight until the new comes. Where `leaving` aborts
 * and no part of the page waits, the call ends. Never rejects: who reads the query shows how it ended.
 */
export function prefetch<T, K extends QueryKey>({ queryKey, queryFn }: Read<T, K>, leaving: AbortSignal): void {
  queryClient.prefetchQuery({ queryKey, queryFn, staleTime: 0 });
  const cancel = () => {
    const query = queryClient.getQueryCache().find({ queryKey, exact: true });
    if (query && !query.isActive()) query.cancel({ revert: true });
  };
  leaving.addEventListener("abort", cancel, { once: true });
}

/** Resolves when no query is on its way, or one of them has been answered. */
export function firstResponse(): Promise<void> {
  if (queryClient.isFetching() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.state.fetchStatus === "fetching" || query.state.status === "pending") return;
      stop();
      resolve();
    });
  });
}
