/**
 * The address with its query as it should be; undefined where it is so already. `repair` gives the query of
 * another one with its wrong values put right.
 */
export function normalizedAddress(
  url: URL,
  normalize: (query: URLSearchParams) => URLSearchParams,
): string | undefined {
  const normalized = normalize(url.searchParams);
  // The order of parameters says nothing.
  if (sorted(normalized) === sorted(url.searchParams)) return undefined;
  return `${url.pathname}${normalized.size > 0 ? `?${normalized}` : ""}${url.hash}`;
}

function sorted(query: URLSearchParams): string {
  const copy = new URLSearchParams(query);
  copy.sort();
  return copy.toString();
}
