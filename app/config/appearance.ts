/** The attribute on the body that dark mode sets; charts follow it. */
export const THEME_ATTRIBUTE = "arco-theme";

/** The filter of 色弱模式 on the body. */
export const COLOR_WEAK_FILTER = "invert(80%)";

/** The id of the one toast that reports failed calls. */
export const TOAST_ID = "apiTips";

/** The default font size of browsers, in px; lengths follow the one that the user has chosen. */
export const DEFAULT_FONT_PX = 16;
/** A length in px at the default font size. */
export const inRem = (px: number): string => `${px / DEFAULT_FONT_PX}rem`;

/** The side menu's width in px: the range of the setting, and collapsed. */
export const MENU_WIDTH = { min: 160, max: 400, step: 10, collapsed: 48 } as const;

/** The height of the navbar, in px. */
export const NAVBAR_HEIGHT = 60;

/** The gap between a button of the navbar and what opens 4 px below the navbar, in px. */
export const UNDER_NAVBAR = { icon: 17, account: 14 } as const;

/** The gap between a field and what opens below it, in px. */
export const BELOW_FIELD = 4;

/** The width of the settings drawer, in px. */
export const DRAWER_WIDTH = 410;

/** The button that opens the settings drawer, in the navbar or elsewhere, or the menu that has it. */
export const SETTINGS_BUTTON_ID = "settings-button";

/** Width of the drawer that holds the menu on a narrow page, in px. */
export const MENU_DRAWER_WIDTH = 280;

/** Pages on which the side menu collapses by default. In em, 16 px by default, so that larger text needs a wider page. */
export const NARROW_PAGE = "(width <= 75em)";

/** Pages on which a drawer holds the menu. */
export const MOBILE_PAGE = "(width < 62em)";

/** Pages on which a list is rows of text instead of a table, and a drawer replaces a popover. */
export const PHONE_PAGE = "(width < 48em)";

/** Pages on which a table leaves out the numbers of its rows. */
export const NARROW_TABLE = "(width < 85.375em)";

/** Pages on which the buttons of a table's rows move into their menu if they take too much of it. */
export const TIGHT_TABLE = "(width < 96em)";

/** Pages on which the navbar has room for a button per action. */
export const WIDE_NAVBAR = "(width >= 36em)";

/** Stroke 4 on a 48-unit grid is 2 on the 24-unit grid of the icons. */
export const ICON_STROKE = 2;

/** `mantineShade` is the base shade in Mantine's count, which starts at zero. */
export const PALETTE = { shades: 10, baseIndex: 6, mantineShade: 5, debounceMs: 10, styleId: "theme-color" } as const;

/** The minimum contrast of text, after WCAG 2.2 success criteria 1.4.3 (AA) and 1.4.6 (AAA, which asks for 7). */
export const CONTRAST = { aa: 4.5, aaa: 7.1 } as const;

const LATIN = 'Inter, -apple-system, "Segoe UI", Roboto, "Helvetica Neue"';
const CHINESE = '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** The families of the console's font, the first installed one first. */
export const FONT = `${LATIN}, ${CHINESE}`;

/** For English, where no Latin face is installed: Chinese faces have quotes and dashes as wide as a Chinese character. */
export const ENGLISH_FONT = `${LATIN}, Punctuation, ${CHINESE}`;
export const PUNCTUATION =
  '@font-face{font-family:Punctuation;src:local("Liberation Sans"),local("DejaVu Sans"),local(Arial);unicode-range:U+B7,U+2013-201D,U+2026}';
