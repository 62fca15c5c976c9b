import { STORAGE_KEY } from "~/config/storage-keys";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";

/** The files of words that the build made for the page itself, the login, the frame and the screen it leads to. */
export type FirstWords = Record<"start" | "login" | "console" | "home", string[]>;

type Facts = { tokenKey: string; loginPath: string; homePath: string; words: FirstWords };

/**
 * Runs inline behind the page's own files, so it may use nothing but its argument. Asks for what the login or the
 * wanted screen is made of while those files are on their way: the router would do so when they have come, and
 * find what a file imports only when that one has come. Styles are used at once, and stand before all others: a
 * preload would be made once more by those who ask in another mode.
 */
function askForFirstFiles({ tokenKey, loginPath, homePath, words }: Facts): void {
  let isLoggedIn = false;
  try {
    isLoggedIn = localStorage.getItem(tokenKey) !== null;
  } catch {
    // Blocked storage holds no login.
  }
  const path = ["/", loginPath].includes(location.pathname) ? homePath : location.pathname;
  const ask = (href: string) => {
    // What several screens share; the page has its own styles already.
    if (document.querySelector(`link[href="${href}"]`)) return;
    const link = document.createElement("link");
    link.rel = href.endsWith(".css") ? "stylesheet" : "modulepreload";
    link.href = href;
    // Who needs it asks once more.
    link.onerror = () => link.remove();
    // At the end of the head, where React leaves alone what it does not know.
    document.head.append(link);
  };
  const own = isLoggedIn ? [...words.console, ...(path === homePath ? words.home : [])] : words.login;
  for (const file of [...words.start, ...own]) if (file.includes(document.documentElement.lang)) ask(`/${file}`);

  // What asks who is logged in (session/early-user.ts) runs as soon as it is here.
  const session = document.querySelector<HTMLLinkElement>('link[href*="/session-"]');
  if (session) import(/* @vite-ignore */ session.href).catch(() => undefined);

  const manifest = document.querySelector<HTMLLinkElement>('link[href*="/manifest-"]');
  if (!manifest) return;
  import(/* @vite-ignore */ manifest.href).then(
    () => {
      const { routes } = window.__remixManifest;
      const files: string[] = [];
      let route = Object.values(routes).find((one) => one.path === (isLoggedIn ? path : loginPath));
      for (; route?.parentId; route = routes[route.parentId]) {
        files.push(route.module, ...(route.imports ?? []), ...(route.css ?? []));
      }
      // The frame is the largest by far: behind the others it would wait for one of the browser's few connections.
      const frame = files.filter((file) => /\/frame-.*js$/.test(file));
      for (const file of [...frame, ...files]) ask(file);
    },
    // A file that does not come is told of where the page itself asks for it.
    () => undefined,
  );
}

/** The inline script of the page that asks for files early, at the end of its body. */
export const firstFilesScript = (): string => {
  const facts: Facts = {
    tokenKey: STORAGE_KEY.token,
    loginPath: pathTo("Login"),
    homePath: pathTo(DEFAULT_SCREEN),
    words: FIRST_WORDS,
  };
  return `(${askForFirstFiles})(${JSON.stringify(facts)})`;
};
