import { otherParams } from "~/resource/address/address";
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
