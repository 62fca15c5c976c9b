import type { BuildOptions } from "vite";

/** The build options of the console, shared with the bare page that it is measured against. */

export const FUTURE_FLAGS = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: true,
  v3_relativeSplatPath: true,
  v3_routeConfig: true,
  // Off: it suspends outside of any boundary during hydration, and a key press during that makes React 18 throw error 345.
  // Without a server there is nothing to fetch anyway.
  v3_singleFetch: false,
  v3_throwAbortReason: true,
} as const;

export const BUILD_OPTIONS = {
  target: "es2022",
  assetsInlineLimit: 0,
  manifest: true,
  // minify-scripts.ts does it.
  minify: false,
  cssMinify: true,
  modulePreload: { polyfill: false },
} satisfies BuildOptions;

/**
 * Short hashes: the page, its manifest and its first script list some 250 names, so that the login becomes 0.5 kB
 * smaller. Rollup needs seven characters for so many scripts; five tell the versions of a style sheet or picture apart.
 */
export const FILE_NAMES = {
  hashCharacters: "base36",
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:5][extname]",
} as const;

/** Class names of style modules without their readable part: the workplace with all its panels is 0.8 kB smaller. */
export const SHORT_CLASS_NAME = "_[hash:base64:4]";

/** Returns a function that throws for a class name that another class of any style module has, as short ones may. */
export function createClassNameCheck(): (file: string, names: Record<string, string>) => void {
  const owners = new Map<string, string>();
  return (file, names) => {
    for (const [name, classNames] of Object.entries(names)) {
      const owner = `.${name} of ${file}`;
      // Those that it composes follow.
      const [className = ""] = classNames.split(" ");
      const other = owners.get(className) ?? owner;
      if (other !== owner) throw new Error(`${owner} and ${other} have the same short name: rename one of them.`);
      owners.set(className, owner);
    }
  };
}
