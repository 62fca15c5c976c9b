import type { BuildOptions } from "vite";

/** How the framework is set and code is made small: the console's way, and that of the bare page it is measured beside. */

export const FUTURE_FLAGS = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: true,
  v3_relativeSplatPath: true,
  v3_routeConfig: true,
  // Off: with it the page waits for its state outside any boundary, and React 18 ends for good where a key
  // is pressed meanwhile (its error 345). No server renders here, so there is nothing to fetch at once.
  v3_singleFetch: false,
  v3_throwAbortReason: true,
} as const;

export const BUILD_OPTIONS = {
  target: "es2022",
  assetsInlineLimit: 0,
  manifest: true,
  minify: "terser",
  modulePreload: { polyfill: false },
} satisfies BuildOptions;
