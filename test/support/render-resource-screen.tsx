import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { queryClient } from "~/api/client/query-client";
import { pathTo } from "~/navigation/paths";
import type { Resource } from "~/resource/resource";
import { resourceRoute } from "~/resource/resource-route";
import { ResourceScreen } from "~/resource/resource-screen";
import { argsFor } from "./route-modules";

const FUTURE = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_relativeSplatPath: true,
};

/** Renders the screen of an entity that only the tests have, in the place of a real one. */
export function renderResourceScreen(resource: Resource, query = "") {
  const path = pathTo(resource.screen);
  const { clientLoader } = resourceRoute(resource);
  const router = createMemoryRouter(
    [
      {
        path,
        element: <ResourceScreen of={resource} />,
        HydrateFallback: () => null,
        loader: (args) => clientLoader({ ...argsFor(path), ...args }),
      },
    ],
    { initialEntries: [path + query], future: FUTURE },
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} future={{ v7_startTransition: true }} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup({ delay: null }), address: () => router.state.location.search };
}
