/**
 * The address with a normalized query; undefined where it is normal already. `normalize` returns a query without
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

function sorted(query: URLSearchParams): string {
  const copy = new URLSearchParams(query);
  copy.sort();
  return copy.toString();
}
