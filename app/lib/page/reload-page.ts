let reloading = false;

/** Whether the product itself is reloading the page: nothing asks the operator then. */
export const isReloading = (): boolean => reloading;

/** Reloads the page on the product's own account (language, expired login); drafts of forms are kept. */
export function reloadPage(): void {
  reloading = true;
  location.reload();
}

/**
 * The same as soon as there is a network: without one the reload would lose the whole page. Returns the function
 * that takes the wish back.
 */
export function reloadWhenOnline(): () => void {
  if (navigator.onLine) reloadPage();
  else addEventListener("online", reloadPage, { once: true });
  return () => removeEventListener("online", reloadPage);
}
