import { createPanelsRoute } from "./create-panels-route";
import type { Resource } from "./resource";

/** What the route of a screen with plain tables of these lists needs: they open no views and no forms. */
export const plainPanelsRoute = (resources: readonly Resource[]) => createPanelsRoute(resources);
