/** The highest number in the unread badge. */
export const BADGE_MAX = 99;

/** The characters of a message that a row lays out, and those shown when it is read. */
export const MESSAGE_LENGTH = { row: 300, read: 20_000 } as const;

/** The longest reason of a refusal that is shown, in characters. */
export const SERVER_TEXT_MAX = 300;

/** The number of visited screens that are stored for an account. */
export const RECENT_SCREENS = 8;

/** The number of renewals of a token that a page may miss without being reloaded. */
export const MISSED_RENEWALS = 20;

/** The number of accounts for which values are stored, under one key of the storage. */
export const STORED_ACCOUNTS = 5;

/** Drafts of forms: the delay of writing in ms, how many are stored, and the longest text of one in characters. */
export const DRAFTS = { waitMs: 300, count: 20, length: 50_000 } as const;

/** The number of history entries whose scroll position is stored. */
export const STORED_SCROLLS = 50;

/** Limits of the forms: characters, keywords, fps, kbps and channels. */
export const FORM_LIMITS = {
  activityName: 20,
  link: 2000,
  line: 100,
  keyword: 30,
  keywords: 20,
  text: 200,
  frameRate: { min: 1, max: 60 },
  videoRate: { min: 150, max: 1800 },
  channels: { min: 1, max: 8 },
  audioRate: { min: 8, max: 512 },
} as const;

/** The largest picture of a user, in bytes. */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024;

/** The side of the square picture that is uploaded, in px. */
export const AVATAR_MAX_PX = 512;

/** The longest introduction of a user, in characters. */
export const INTRODUCTION_MAX = 200;

/** The longest name of a quality inspection queue, in characters. */
export const QUEUE_NAME_MAX = 60;

/** The items of a list without pages that are shown at first, and by each press for more. */
export const LIST_STEP = 300;

/** The page sizes of a list, the default first. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** The longest name of a policy, in characters. */
export const POLICY_NAME_LIMIT = 60;

/** The number of digits of the largest count of a policy. */
export const POLICY_COUNT_DIGITS = 12;

/** The number of saved views of an account, and the longest name of one, in characters. */
export const VIEW_LIMITS = { views: 20, name: 30 } as const;

/** Rows per request when all rows of a search are read, if the list's call gives as many. */
export const READ_ALL_PAGE_SIZE = 500;

/** Records per request of an action or a deletion. */
export const BULK_PORTION = 200;

/** Changes of single records that are sent at the same time, when several are changed. */
export const CHANGES_AT_ONCE = 5;

/** The number of selected records that their list names. */
export const SELECTED_SHOWN = 100;

/** The number of selected records that a message about them names. */
export const SELECTED_NAMED = 3;

/** The number of rows up to which a list is read to find out whether a record is gone. */
export const GONE_CHECK_ROWS = 5000;

/** The largest file of an import, in bytes and in rows. */
export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, rows: 5000 } as const;

/** Rows shown in a preview of what will be written, and in its list of errors. */
export const PREVIEW_SHOWN = 100;

/** How many choices are named where a cell of an import is none of them. */
export const CHOICES_NAMED = 5;

/** How many reasons of a refused import are shown. */
export const REASONS_SHOWN = 20;

/** How many numbers of repeated rows an import's preview names. */
export const REPEATS_SHOWN = 10;

/** The longest text of a search or of a filter, typed or in the URL, in characters. */
export const FILTER_TEXT_LIMIT = 100;

/** The most values of a filter that takes a list of them, and its longest text as an address has it, in bytes. */
export const FILTER_LIST_LIMITS = { values: 200, length: 6000 } as const;

/** A line of more points is downsampled to `points`; at most `days` days have a label on the axis. */
export const CHART_LIMITS = { points: 240, days: 14 } as const;
