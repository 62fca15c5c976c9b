/**
 * Adds a stylesheet to the page for good: where one goes with its screen, the whole page is styled anew at each switch.
 * Resolves when it is in use, with false where it does not come.
 */
export function addStylesheet(href: string): Promise<boolean> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const link = links.find((one) => one.getAttribute("href") === href) ?? appendLink(href);
  if (link.sheet) return Promise.resolve(true);
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => {
      link.remove();
      resolve(false);
    });
  });
}

/** At the end of the head, where React leaves alone what it does not know. */
function appendLink(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return link;
}
