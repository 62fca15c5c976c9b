let own = false;

/** Whether the product itself is reloading the page: nothing asks the operator then. */
export const isOwnReload = (): boolean => own;

/** Reloads the page on the product's own account (language, expired login); drafts of forms are kept. */
export function reloadPage(): void {
  own = true;
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
