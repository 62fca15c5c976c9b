/** How often the published version of the console is polled while the page is visible, in ms. */
export const VERSION_POLL_MS = 5 * 60_000;

/** The time from the toast of a language change to the reload, in ms. */
export const LOCALE_RELOAD_MS = 1000;

/** Time-out of a whole call, body included, in ms; of an upload, without progress. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** How long a retry of a write without an answer has its `Idempotency-Key`, in ms; the contract says so. */
export const IDEMPOTENCY_KEY_MS = 10 * 60_000;

/** How long after sending the response of a read is reused, in ms. */
export const DEDUPE_WINDOW_MS = 900;

/** The longest wait for the visitor's fingerprint before the fallback replaces it, in ms. */
export const FINGERPRINT_TIMEOUT_MS = 2000;

/** The pauses before the user is requested again in an outage, and the time from its first failure to the end, in ms. */
export const USER_RETRY = { pausesMs: [1500, 2000], withinMs: 5000 } as const;

/** How long a logout waits for the answers of the browser's other tabs, and then for what they send, in ms. */
export const OTHER_TABS_MS = 150;

/** How often the messages are polled while the page is visible, in ms. */
export const MESSAGE_POLL_MS = 60_000;

/** An operator who has used neither key nor pointer for this time, in ms, has left: polling stops, or it would keep the session alive. */
export const IDLE_MS = 15 * 60_000;

/** Delay of the second try to load a file of the console, in ms. */
export const FILE_RETRY_MS = 500;

/** How long the toast of a failed call stays, in ms. */
export const TOAST_MS = 3000;

/** How long a toast stays that has something to press or more to read, in ms. */
export const ACTION_TOAST_MS = 8000;

/** How long something is loading before that is shown, in ms: a shorter wait shows no spinner. */
export const LOADING_DELAY_MS = 300;

/** The time until another captcha can be sent to the same number, in seconds. */
export const CAPTCHA_COUNTDOWN_S = 60;

/** The pause in typing after which a search starts, in ms. */
export const SEARCH_DEBOUNCE_MS = 200;

/** How long a second click at the same place counts as a slip after rows have moved, in ms. */
export const MISCLICK_MS = 600;

/** How long a deletion can be undone before it is sent, in ms. */
export const UNDO_MS = 5000;

/** The longest wait for an idle moment to load the charts' code, in ms. */
export const CHART_IDLE_MS = 1500;
