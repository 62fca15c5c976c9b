import {
  type Mutation,
  MutationCache,
  notifyManager,
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from "@tanstack/react-query";
import { mayBeDone } from "./api-error";

// Renders the result of a click before the next event, not in a later task.
notifyManager.setScheduler(queueMicrotask);

/** How long unused data stays for the next visit of its screen, in ms. */
const CACHE_MS = 30 * 60_000;

/** Mutations that were pending when their session ended. */
const ended = new WeakSet<object>();

/** Called before a mutation's own callbacks: those of an ended session must not change the data of the next one. */
function dropCallbacksIfEnded(mutation: Mutation<unknown, unknown, unknown>): void {
  if (ended.has(mutation)) mutation.setOptions({});
}

/** Reads what is on the screen again: the write was perhaps done, although its response broke or was lost. */
function rereadIfUnknown(error: unknown): void {
  if (mayBeDone(error) && navigator.onLine) queryClient.invalidateQueries();
}

const mutationCache = new MutationCache({
  onSuccess: (_data, _variables, _context, mutation) => dropCallbacksIfEnded(mutation),
  onError: (_error, _variables, _context, mutation) => dropCallbacksIfEnded(mutation),
  // After the mutation's own callbacks, which roll an optimistic change back.
  onSettled: (_data, error, _variables, _context, mutation) => ended.has(mutation) || rereadIfUnknown(error),
});

/**
 * The data of the session. Nothing is refetched automatically except a failed query when the network returns: loaders
 * start the queries of their screen, and a mount fetches only what no loader has prefetched.
 */
export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: {
      retry: false,
      // An offline call fails at once and shows so.
      networkMode: "always",
      gcTime: CACHE_MS,
      // The loader has just fetched it.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: false,
      retryOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : false),
    },
    // Nothing reads a finished write, and its callbacks hold what its form held.
    mutations: { networkMode: "always", gcTime: 0 },
  },
});

export type Read<T, K extends QueryKey> = Pick<UseQueryOptions<T, Error, T, K>, "queryKey" | "queryFn">;

/**
 * Fetches a query in a screen's loader without waiting; the last data stays until the response. If `navigation`
 * is aborted and no component uses the query, it is cancelled; one that is aborted already starts none. Never throws:
 * QueryView shows the failure.
 */
export function prefetch<T, K extends QueryKey>({ queryKey, queryFn }: Read<T, K>, navigation: AbortSignal): void {
  if (navigation.aborted) return;
  queryClient.prefetchQuery({ queryKey, queryFn, staleTime: 0 });
  const cancel = () => {
    const query = queryClient.getQueryCache().find({ queryKey, exact: true });
    if (query && !query.isActive()) query.cancel({ revert: true });
  };
  navigation.addEventListener("abort", cancel, { once: true });
}

/** Resolves when no query is fetching, or as soon as one of them has its response. */
export function firstResponse(): Promise<void> {
  if (queryClient.isFetching() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(({ query }) => {
      const isWaiting = query.state.fetchStatus === "fetching" || query.state.status === "pending";
      if (isWaiting && queryClient.isFetching() > 0) return;
      stop();
      resolve();
    });
  });
}

/**
 * Ends the session's data: removes all queries and mutations. What is mounted renders at once without the data, and
 * creates a new query. A pending write goes on, but its callbacks are not called.
 */
export function clearData(): void {
  for (const mutation of mutationCache.getAll()) ended.add(mutation);
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  queryClient.clear();
}
