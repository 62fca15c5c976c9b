/**
 * The address with its query as it should be; undefined where it is so already. `repair` gives the query of
 * another one with its wrong values put right.
 */
export function repairedAddress(url: URL, repair: (query: URLSearchParams) => URLSearchParams): string | undefined {
  const repaired = repair(url.searchParams);
  // The order of parameters says nothing.
  if (sorted(repaired) === sorted(url.searchParams)) return undefined;
  return `${url.pathname}${repaired.size > 0 ? `?${repaired}` : ""}${url.hash}`;
}

function sorted(query: URLSearchParams): string {
  const copy = new URLSearchParams(query);
  copy.sort();
  return copy.toString();
}
