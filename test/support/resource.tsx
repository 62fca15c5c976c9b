import type { Resource } from "~/resource/resource";
import { ResourceContext } from "~/resource/resource-context";
import { wrapper as Providers, renderTestHook } from "./render";

/** Renders a hook inside the screen of a resource; `current` returns its latest result. */
export const renderResourceHook = <T,>(resource: Resource, useHook: () => T): Promise<{ current: () => T }> =>
  renderTestHook(useHook, ({ children }) => (
    <Providers>
      <ResourceContext.Provider value={resource}>{children}</ResourceContext.Provider>
    </Providers>
  ));
