import { createMemoryRouter, type RouteObject } from "react-router-dom";

/** A router at an address, with the flags that Remix sets. */
export const createTestRouter = (routes: RouteObject[], address: string) =>
  createMemoryRouter(routes, {
    initialEntries: [address],
    future: {
      v7_fetcherPersist: true,
      v7_normalizeFormMethod: true,
      v7_partialHydration: true,
      v7_relativeSplatPath: true,
    },
  });
