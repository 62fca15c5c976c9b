import type { FirstFiles } from "./first-files";

/** Written in front of this script, which runs inline and can import nothing (entry.server.tsx). */
declare const firstFiles: FirstFiles;

type ManifestRoute = (typeof __remixManifest.routes)[string];

const { tokenKey, loginPath, homePath, early, manifest, words, screens } = firstFiles;

function isLoggedIn(): boolean {
  try {
    return localStorage.getItem(tokenKey) !== null;
  } catch {
    // Blocked storage holds no login.
    return false;
  }
}

/** Styles are used at once: a preload would be made once more by those who ask in another mode. */
function preload(href: string): void {
  const link = document.createElement("link");
  link.rel = href.endsWith(".css") ? "stylesheet" : "modulepreload";
  link.href = href;
  // Who needs it asks once more.
  link.onerror = () => link.remove();
  // At the end of the head, where React leaves alone what it does not know.
  document.head.append(link);
}

/** The files of a route and its parents; the page has the root's. */
function filesOf(route: ManifestRoute | undefined): string[] {
  if (!route?.parentId) return [];
  const { module, imports = [], css = [] } = route;
  return [...filesOf(__remixManifest.routes[route.parentId]), module, ...imports, ...css];
}

// What fails is asked for again, and told of, by who needs it.
import(/* @vite-ignore */ early).catch(() => undefined);

const { pathname } = location;
const path = isLoggedIn() ? (["/", loginPath].includes(pathname) ? homePath : pathname) : loginPath;
for (const file of [...words, ...(screens[path] ?? [])]) {
  const href = file[document.documentElement.lang];
  if (href) preload(href);
}
// The first and smallest file of the page.
import(/* @vite-ignore */ manifest).then(
  () => {
    const route = Object.values(__remixManifest.routes).find((one) => one.path === path);
    for (const href of new Set(filesOf(route))) preload(href);
  },
  () => undefined,
);
