import { queryToOpen } from "./address/query-to-open";
import { createPanelsRoute } from "./create-panels-route";
import { namespacesOf } from "./namespaces";
import type { Resource } from "./resource";

/** What the route of a screen with these lists in panels needs; the route of one list is `resourceRoute`. */
export const panelsRoute = (resources: readonly Resource[]) => ({
  ...createPanelsRoute(resources, queryToOpen),
  i18n: namespacesOf(resources),
});
