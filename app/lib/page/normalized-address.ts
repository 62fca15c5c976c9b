import { replace } from "@remix-run/react";
import { requestUrl } from "./request-url";

/**
 * The address with a normalized query; undefined if it is normalized already. `normalize` returns a query without
 * invalid values.
 */
export function normalizedAddress(
  url: URL,
  normalize: (query: URLSearchParams) => URLSearchParams,
): string | undefined {
  const normalized = normalize(url.searchParams);
  // The order of parameters has no meaning.
  if (sorted(normalized) === sorted(url.searchParams)) return undefined;
  return `${url.pathname}${normalized.size > 0 ? `?${normalized}` : ""}${url.hash}`;
}

/** For a loader: throws a redirect to the normalized address if the request's is not normalized. */
export function redirectToNormalized(request: Request, normalized: (url: URL) => string | undefined): void {
  const address = normalized(requestUrl(request));
  if (address) throw replace(address);
}

function sorted(query: URLSearchParams): string {
  const copy = new URLSearchParams(query);
  copy.sort();
  return copy.toString();
}
