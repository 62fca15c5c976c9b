import { queryToOpen } from "./address/query-to-open";
import { plainPanelsRoute } from "./plain-panels-route";
import type { Resource } from "./resource";

/** What the route of a screen with these lists in panels needs; the route of one list is `resourceRoute`. */
export const panelsRoute = (resources: readonly Resource[]) => plainPanelsRoute(resources, queryToOpen);
