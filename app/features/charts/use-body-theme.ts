import { useSyncExternalStore } from "react";
import { THEME_ATTRIBUTE } from "~/config/appearance";
import { usePrinting } from "~/lib/page/use-phone-page";

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { attributeFilter: [THEME_ATTRIBUTE] });
  return () => observer.disconnect();
}

const read = () => (document.body.getAttribute(THEME_ATTRIBUTE) === "dark" ? "dark" : "light");

/** The theme from the body's attribute, which charts follow; on paper always the light one. */
export function useBodyTheme() {
  const theme = useSyncExternalStore(subscribe, read);
  return usePrinting() ? "light" : theme;
}
