/** The search parameters in which the panels store their state. */
export const CHOICE = {
  popular: "popular",
  popularSort: "popularSort",
  chats: "chats",
  chatSearch: "chatSearch",
} as const;

/** The URL without the panels' parameters, to see whether anything else differs. */
export function withoutChoices(url: URL): string {
  const rest = new URL(url);
  for (const name of Object.values(CHOICE)) rest.searchParams.delete(name);
  return rest.href;
}

/** The query with another value of a parameter; a default is left out. */
export function writeChoice(query: URLSearchParams, name: string, value: string, byDefault = ""): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === byDefault) next.delete(name);
  else next.set(name, value);
  return next;
}
