/** Every key, number and limit of the product, named once. Rules and units beside each. */

export const STORAGE_KEY = {
  token: "token",
  fingerprint: "fingerprint",
  theme: "arco-theme",
  locale: "arco-locale",
  rememberedName: "remembered-name",
  openGroups: "menu-open-groups",
  /** Passes through on its way to the other tabs; never kept. */
  roleSwitch: "role-switch",
  /** Passes through likewise where the operator logs out; a login that expires leaves drafts and tabs alone. */
  leaving: "leaving",
  recentScreens: "recent-screens",
  clearedMessages: "cleared-messages",
  policyLooks: "policy-table-looks",
  policyViews: "policy-views",
  drafts: "form-drafts",
  /** Whether the operator collapsed the side menu, on a wide page and on one where it collapses by itself. */
  menuCollapse: "menu-collapse",
  menuCollapseNarrow: "menu-collapse-narrow",
  tabs: "open-tabs",
} as const;

/** The attribute on the body that dark mode sets; charts follow it (SPEC.md section 4). */
export const THEME_ATTRIBUTE = "arco-theme";
/** What 色弱模式 lays over the body (SPEC.md section 4). */
export const COLOR_WEAK_FILTER = "invert(80%)";

/** The run-time configuration beside the page (CONTRACT.md, Configuration). */
export const DEPLOYMENT_FILE = "/config.json";

/** Which version is published; the build writes it beside the page. How often it is asked for, in ms. */
export const VERSION_FILE = "/version.json";
export const VERSION_POLL_MS = 5 * 60_000;

export const LOCALES = ["zh-CN", "en-US"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "zh-CN";
export const FALLBACK_LOCALE: Locale = "en-US";
/** From the notice of a language change to the reload, in ms. */
export const LOCALE_RELOAD_MS = 1000;

/** Time-out of a whole call, body included, in ms (SPEC.md section 9). */
export const REQUEST_TIMEOUT_MS = 10_000;
/** How long after its sending a read's success is reused, in ms (SPEC.md section 7). */
export const DEDUPE_WINDOW_MS = 900;
/** How long the visitor's fingerprint may take before the fallback is used, in ms. */
export const FINGERPRINT_TIMEOUT_MS = 2000;
/** How long a logout waits for the server before it goes on without it, in ms. */
export const LOGOUT_WAIT_MS = 1000;

/** How often the messages are asked for while the page is visible, in ms (SCREENS.md section 2). */
export const MESSAGE_POLL_MS = 60_000;
/** The unread badge shows no higher number. */
export const BADGE_MAX = 99;
/** How many visited screens an account keeps, and how many accounts a browser keeps such things for. */
export const RECENT_SCREENS = 8;
export const ACCOUNTS_KEPT = 5;
/** Drafts of forms: written so long after a change, in ms; how many are kept, and up to which length of text. */
export const DRAFTS = { waitMs: 300, count: 20, length: 50_000 } as const;
/** From a file of the console that did not come to the second try, in ms. */
export const FILE_RETRY_MS = 500;
/** Of how many pages the scroll position is kept. */
export const KEPT_SCROLLS = 50;

/** Limits of the forms (SCREENS.md section 6): characters, fps, kbps and channels. */
export const FORM_LIMITS = {
  activityName: 20,
  text: 200,
  frameRate: { min: 1, max: 60 },
  videoRate: { min: 150, max: 1800 },
  channels: { min: 1, max: 8 },
  audioRate: { min: 8, max: 512 },
} as const;

/** The largest picture of a user, in bytes, and the longest introduction (SCREENS.md section 9). */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024;
export const INTRODUCTION_MAX = 200;

export const TOAST_ID = "apiTips";
export const TOAST_MS = 3000;
export const WAIT_SHOWN_MS = 300;
/** A screen visited before waits so long for its answers, in ms, rather than draw a skeleton that goes at once. */
export const ANSWER_GRACE_MS = 80;

export const CAPTCHA_COUNTDOWN_S = 60;
/** Eleven digits starting with 1 (SPEC.md section 5). */
export const PHONE_PATTERN = /^1\d{10}$/;

/** A search is taken over when typing rests for so long, in ms; a longer text is cut. */
export const SEARCH_REST_MS = 200;
export const SEARCH_MAX = 100;
/** Longest name of a quality inspection queue. */
export const QUEUE_NAME_MAX = 60;
/** The side menu's width in px, as settings allow it and collapsed (SCREENS.md section 2). */
export const MENU_WIDTH = { min: 160, max: 400, step: 10, collapsed: 48 } as const;
/** Height of the navbar and width of the settings drawer in px. */
export const NAVBAR_HEIGHT = 60;
export const DRAWER_WIDTH = 410;
/** The button that opens the drawer, wherever it stands. */
export const SETTINGS_BUTTON_ID = "settings-button";
/** Width of the drawer that holds the menu on a narrow page, in px. */
export const MENU_DRAWER_WIDTH = 280;
/** Pages at most so wide collapse the side menu by themselves; narrower ones than the second are a mobile device. */
export const NARROW_PAGE = "(width <= 1200px)";
export const MOBILE_PAGE = "(width < 992px)";
/** Pages on which the navbar has room for a button of each tool. */
export const ROOMY_PAGE = "(width >= 576px)";

/** Icons are drawn on a 24-unit grid: the spec's stroke 4 of a 48-unit grid is 2 there. */
export const ICON_STROKE = 2;

/** `mantineShade` is the base as Mantine counts it, from zero. */
export const PALETTE = { shades: 10, baseIndex: 6, mantineShade: 5, debounceMs: 10, styleId: "theme-color" } as const;
/** Least contrast of text on a colour, WCAG 2.2 success criteria 1.4.3 and 1.4.6. */
export const CONTRAST = { aa: 4.5, aaa: 7.1 } as const;

/** The page sizes of a list, the usual one first (SCREENS.md section 4). */
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
/** How long a deletion waits for an undo before the server is told, in ms (SCREENS.md section 4). */
export const UNDO_MS = 5000;
/** The longest text that a filter takes from the address, in characters. */
export const FILTER_TEXT_LIMIT = 100;

/** How often a panel's promise of charts looks for an idle moment at the latest, in ms. */
export const CHART_IDLE_MS = 1500;
export const CHART_HEIGHT = 360;
/** A longer line is thinned out to so many points, and days stand at so many of them: more only cost time. */
export const CHART_LIMITS = { points: 240, days: 14 } as const;

export const FONT =
  'Inter, -apple-system, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** The product's own name, where the deployment gives none. */
export const PRODUCT_NAME: Record<Locale, string> = { "zh-CN": "管理控制台", "en-US": "Admin Console" };
/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Locale, string> = { "zh-CN": "简体中文", "en-US": "English" };
/** The version shown in the footer; the build takes it from package.json. */
export const VERSION: string = import.meta.env?.VITE_VERSION ?? "";
