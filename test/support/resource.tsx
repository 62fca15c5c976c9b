import { type ReactNode, useState } from "react";
import { RouterProvider } from "react-router-dom";
import { pathTo } from "~/navigation/paths";
import type { Resource } from "~/resource/resource";
import { ResourceContext } from "~/resource/resource-context";
import { wrapper as Providers, renderNode, renderTestHook } from "./render";
import { createTestRouter } from "./router";

type Props = { resource: Resource; children: ReactNode };

/** The screen of a resource, at the address of the search table. Its router keeps the first children. */
function ResourceProviders({ resource, children }: Props) {
  const [router] = useState(() => createTestRouter([{ path: "*", element: children }], pathTo("SearchTable")));
  return (
    <Providers>
      <ResourceContext.Provider value={resource}>
        <RouterProvider router={router} future={{ v7_startTransition: true }} />
      </ResourceContext.Provider>
    </Providers>
  );
}

/** Renders a hook inside the screen of a resource; `current` returns its latest result. */
export const renderResourceHook = <T,>(resource: Resource, useHook: () => T): Promise<{ current: () => T }> =>
  renderTestHook(useHook, ({ children }) => <ResourceProviders resource={resource}>{children}</ResourceProviders>);

/** Renders a node inside the screen of a resource. */
export const renderInResource = (resource: Resource, node: ReactNode): Promise<HTMLElement> =>
  renderNode(<ResourceProviders resource={resource}>{node}</ResourceProviders>);
