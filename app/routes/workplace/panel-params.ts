import { otherParams } from "~/resource/address";
import { popular } from "./popular";

/** The search parameters in which the panels store their state. */
export const PANEL_PARAMS = {
  chats: "chats",
  chatSearch: "chatSearch",
} as const;

/** The URL without the panels' parameters, to see whether anything else differs. */
export function withoutPanelParams(url: URL): string {
  const rest = new URL(url);
  rest.search = otherParams(popular, rest.search);
  for (const name of Object.values(PANEL_PARAMS)) rest.searchParams.delete(name);
  return rest.href;
}

/** What the list's parameters were called before it was one of the kit; stored tabs and links may have them. */
const FORMER_PARAMS = { popular: `${popular.prefix}.type`, popularSort: `${popular.prefix}.sort` };

/** The query with today's names, without its question mark; null if it has no former ones. */
export function withTodaysParams(query: URLSearchParams): string | null {
  const next = new URLSearchParams(query);
  for (const [former, name] of Object.entries(FORMER_PARAMS)) {
    const value = query.get(former);
    if (value !== null) next.set(name, value);
    next.delete(former);
  }
  return String(next) === String(query) ? null : String(next);
}

/** The query with another value of a parameter; a default is left out. */
export function writePanelParam(
  query: URLSearchParams,
  name: string,
  value: string,
  defaultValue = "",
): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === defaultValue) next.delete(name);
  else next.set(name, value);
  return next;
}
