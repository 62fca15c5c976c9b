import { FILE_RETRY_MS } from "~/config/times";

const failed = new WeakSet<HTMLLinkElement>();
const retried = new Set<string>();

const isStylesheet = (target: unknown): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === "stylesheet";

/**
 * Loads each stylesheet that fails once more after FILE_RETRY_MS, also one that has failed before (start/watch-start.ts).
 * Vite's preload would render a lazy part without its styles.
 */
export function retryStylesheets(): void {
  for (const link of document.querySelectorAll("link[data-failed]")) if (isStylesheet(link)) retry(link);
  addEventListener("error", ({ target }) => isStylesheet(target) && retry(target), true);
}

function retry(link: HTMLLinkElement): void {
  const href = link.getAttribute("href") ?? "";
  failed.add(link);
  if (retried.has(href)) return;
  retried.add(href);
  setTimeout(() => addStylesheet(href).catch(() => undefined), FILE_RETRY_MS);
}

/**
 * Adds a stylesheet to the page permanently: removing one with its screen would recalculate all styles at each switch.
 * Resolves when it is applied, and rejects if it cannot be loaded.
 */
export function addStylesheet(href: string): Promise<void> {
  const links = [...document.querySelectorAll("link")].filter(isStylesheet);
  const link = links.find((one) => one.getAttribute("href") === href && !failed.has(one)) ?? appendLink(href);
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`The stylesheet ${href} could not be loaded`)));
  });
}

/** At the end of the head, where React ignores unknown elements. */
function appendLink(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return link;
}
