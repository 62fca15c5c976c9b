import { withoutBasePath } from "~/config/base-path";

/** The console's own path and the query of the screen in sight, for code that may run after its screen was left. */
export function currentAddress(): { pathname: string; search: string } {
  const { pathname, search } = window.__remixRouter.state.location;
  return { pathname: withoutBasePath(pathname), search };
}
