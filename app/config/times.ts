export const VERSION_POLL_MS = 5 * 60_000;

/** From the notice of a language change to the reload, in ms. */
export const LOCALE_RELOAD_MS = 1000;

/** Time-out of a whole call, body included, in ms. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** How long after its sending a read's success is reused, in ms. */
export const DEDUPE_WINDOW_MS = 900;

/** How long the visitor's fingerprint may take before the fallback is used, in ms. */
export const FINGERPRINT_TIMEOUT_MS = 2000;

/** How long a logout waits for the server before it goes on without it, in ms. */
export const LOGOUT_WAIT_MS = 1000;

/** How often the messages are asked for while the page is visible, in ms. */
export const MESSAGE_POLL_MS = 60_000;

/** From a file of the console that did not come to the second try, in ms. */
export const FILE_RETRY_MS = 500;

export const TOAST_MS = 3000;

export const LOADING_DELAY_MS = 300;

export const CAPTCHA_COUNTDOWN_S = 60;

/** A search is taken over when typing rests for so long, in ms; a longer text is cut. */
export const SEARCH_DEBOUNCE_MS = 200;

/** How long a deletion waits for an undo before the server is told, in ms. */
export const UNDO_MS = 5000;

/** How often a panel's promise of charts looks for an idle moment at the latest, in ms. */
export const CHART_IDLE_MS = 1500;
