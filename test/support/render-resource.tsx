import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { RouterProvider } from "react-router-dom";
import { queryClient } from "~/api/client/query-client";
import { ToastContainer } from "~/components/feedback/toast-container";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import { panelsRoute } from "~/resource/panels-route";
import type { Resource } from "~/resource/resource";
import { ResourcePanel } from "~/resource/resource-panel";
import { resourceRoute } from "~/resource/resource-route";
import { ResourceScreen } from "~/resource/resource-screen";
import { guarded } from "~/session/guard";
import { argsFor } from "./route-modules";
import { createTestRouter } from "./router";
import { startSessionAs } from "./session";
import { setUpUser } from "./user";

type Rendered = {
  user: UserEvent;
  /** The query of the router's address. */
  query: () => string;
  /** Navigates to another query, or in the history: -1 is back, 1 is forward. */
  go: (to: string | number) => Promise<void>;
};

/** A list by itself in the place of its screen, without the frame and what stands beside it there. */
function pageOf(resource: Resource) {
  if (resource.prefix === "")
    return { element: <ResourceScreen of={resource} />, loader: resourceRoute(resource).clientLoader };
  const panels = panelsRoute([resource]);
  const loader = guarded(({ request, prefetch }) => {
    panels.load({ request, prefetch });
    return null;
  });
  return { element: <ResourcePanel of={resource} />, loader };
}

type Options = {
  as: Role;
  at?: string;
  /** A panel of one's own with the list. */
  panel?: ReactNode;
};

/** Renders a list at a query of its address. The file isolates its session and its calls. */
export function renderResource(resource: Resource, { as, at = "", panel }: Options): Rendered {
  startSessionAs(as);
  const path = pathTo(resource.screen);
  const { element, loader } = pageOf(resource);
  const router = createTestRouter(
    [
      {
        path,
        element: panel ?? element,
        HydrateFallback: () => null,
        loader: (args) => loader({ ...argsFor(path), ...args }),
      },
    ],
    path + at,
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <ToastContainer />
        <RouterProvider router={router} future={{ v7_startTransition: true }} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return {
    user: setUpUser(),
    query: () => router.state.location.search,
    go: (to) => act(async () => (typeof to === "number" ? router.navigate(to) : router.navigate(path + to))),
  };
}
