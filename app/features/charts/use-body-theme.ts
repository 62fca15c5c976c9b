import { useSyncExternalStore } from "react";
import { THEME_ATTRIBUTE } from "~/config/appearance";

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { attributeFilter: [THEME_ATTRIBUTE] });
  return () => observer.disconnect();
}

const read = () => (document.body.getAttribute(THEME_ATTRIBUTE) === "dark" ? "dark" : "light");

/** The theme from the body's attribute, which charts follow. */
export const useBodyTheme = () => useSyncExternalStore(subscribe, read);
