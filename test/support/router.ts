import { createMemoryRouter, type RouteObject } from "react-router-dom";

/** A router at an address, with the flags that Remix sets and where it keeps its own. */
export function createTestRouter(routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    future: {
      v7_fetcherPersist: true,
      v7_normalizeFormMethod: true,
      v7_partialHydration: true,
      v7_relativeSplatPath: true,
    },
  });
  window.__remixRouter = router;
  return router;
}
