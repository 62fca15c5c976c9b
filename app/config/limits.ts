/** The unread badge shows no higher number. */
export const BADGE_MAX = 99;

/** How many visited screens an account keeps, and how many accounts a browser keeps such things for. */
export const RECENT_SCREENS = 8;

export const STORED_ACCOUNTS = 5;

/** Drafts of forms: written so long after a change, in ms; how many are kept, and up to which length of text. */
export const DRAFTS = { waitMs: 300, count: 20, length: 50_000 } as const;

/** Of how many pages the scroll position is kept. */
export const STORED_SCROLLS = 50;

/** Limits of the forms: characters, fps, kbps and channels. */
export const FORM_LIMITS = {
  activityName: 20,
  text: 200,
  frameRate: { min: 1, max: 60 },
  videoRate: { min: 150, max: 1800 },
  channels: { min: 1, max: 8 },
  audioRate: { min: 8, max: 512 },
} as const;

/** The largest picture of a user, in bytes, and the longest introduction. */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024;

export const INTRODUCTION_MAX = 200;

/** Eleven digits starting with 1. */
export const PHONE_PATTERN = /^1\d{10}$/;

export const SEARCH_MAX = 100;

/** Longest name of a quality inspection queue. */
export const QUEUE_NAME_MAX = 60;

/** The page sizes of a list, the usual one first. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** The longest name of a policy, in characters, and the largest figure that it counts: 12 digits. */
export const POLICY_NAME_LIMIT = 60;

export const POLICY_COUNT_LIMIT = 999_999_999_999;

/** Most saved views of an account, and the longest name of one, in characters. */
export const VIEW_LIMITS = { views: 20, name: 30 } as const;

/** Rows that a download asks for at a time. */
export const EXPORT_PAGE_SIZE = 500;

/** The largest file that an import takes; more is for the server's own tools. */
export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, rows: 5000 } as const;

/** Lines of an import's preview and of its list of errors. */
export const IMPORT_SHOWN = 100;

/** The longest text that a filter takes from the address, in characters. */
export const FILTER_TEXT_LIMIT = 100;

/** A longer line is thinned out to so many points, and days stand at so many of them: more only cost time. */
export const CHART_LIMITS = { points: 240, days: 14 } as const;
