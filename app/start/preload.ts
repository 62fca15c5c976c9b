import type { FirstFiles } from "./first-files";

/** Written in front of this script, which runs inline and can import nothing (entry.server.tsx). */
declare const firstFiles: FirstFiles;

const { tokenKey, loginPath, homePath, early, words, screens } = firstFiles;

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

// What fails is asked for again, and told of, by who needs it.
import(/* @vite-ignore */ early).catch(() => undefined);

const { pathname } = location;
const path = isLoggedIn() ? (["/", loginPath].includes(pathname) ? homePath : pathname) : loginPath;
for (const file of [...(screens[path] ?? []), ...words]) {
  const href = typeof file === "string" ? file : file[document.documentElement.lang];
  if (href) preload(href);
}
