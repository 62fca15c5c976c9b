import type { PreloadData } from "./preload-data";

/** Written before this inline script, which cannot import anything (document.tsx). */
declare const preloadData: PreloadData;

type ManifestRoute = (typeof __remixManifest.routes)[string];

const { tokenKey, basePath, loginPath, homePath, prefetchUserScript, manifest, translations, screens } = preloadData;

function isLoggedIn(): boolean {
  try {
    return localStorage.getItem(tokenKey) !== null;
  } catch {
    // Blocked storage contains no login.
    return false;
  }
}

/** Styles are applied, not preloaded: the request that uses them may have another mode and would load them again. */
function preload(href: string): void {
  const link = document.createElement("link");
  link.rel = href.endsWith(".css") ? "stylesheet" : "modulepreload";
  link.href = href;
  // Whatever needs the file loads it again.
  link.onerror = () => link.remove();
  // At the end of the head, where React ignores unknown elements during hydration.
  document.head.append(link);
}

/** The files of a route and its parents, except the root's, which are in the page. */
function filesOf(route: ManifestRoute | undefined): string[] {
  if (!route?.parentId) return [];
  const { module, imports = [], css = [] } = route;
  return [...filesOf(__remixManifest.routes[route.parentId]), module, ...imports, ...css];
}

// Whatever needs the file loads it again and reports the failure.
import(/* @vite-ignore */ prefetchUserScript).catch(() => undefined);

const pathname = location.pathname.slice(basePath.length);
const path = isLoggedIn() ? (["", "/", loginPath].includes(pathname) ? homePath : pathname) : loginPath;
for (const file of [...translations, ...(screens[path] ?? [])]) {
  const href = file[document.documentElement.lang];
  if (href) preload(href);
}
import(/* @vite-ignore */ manifest).then(
  () => {
    const route = Object.values(__remixManifest.routes).find((one) => one.path === path);
    // With a stylesheet that is in the page twice, Chromium restyles all of the page with each further one.
    for (const href of new Set(filesOf(route))) if (!document.querySelector(`link[href="${href}"]`)) preload(href);
  },
  () => undefined,
);
