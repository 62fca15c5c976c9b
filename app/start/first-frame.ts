import { inRem, MENU_WIDTH, NARROW_PAGE, THEME_ATTRIBUTE } from "~/config/appearance";
import { DEFAULT_LOCALE, FALLBACK_LOCALE, LOCALES, languageOf } from "~/config/locales";
import { STORAGE_KEY } from "~/config/storage-keys";
import { menuPosition } from "~/settings/menu-position";
import { defaults } from "~/settings/settings";

type Options = {
  keys: { token: string; theme: string; locale: string };
  /** For a side menu: how its collapsed state is stored, on a wide and on a narrow page. */
  collapse: false | { narrow: string; keys: { wide: string; narrow: string }; wide: boolean; width: string };
  locales: readonly string[];
  locale: { missing: string; unknown: string };
  titles: Record<string, string>;
  themeAttribute: string;
  theme: string;
};

/**
 * Applies theme, language and the kind of outline before the first paint. It runs as an inline script, so it can use
 * only its argument.
 */
function applyStoredAppearance(options: Options): void {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const stored = read(options.keys.theme);
  const theme = stored === "light" || stored === "dark" ? stored : options.theme;
  root.setAttribute("data-mantine-color-scheme", theme);
  if (theme === "dark") document.body.setAttribute(options.themeAttribute, theme);
  const locale = read(options.keys.locale) ?? options.locale.missing;
  root.lang = options.locales.includes(locale) ? locale : options.locale.unknown;
  document.title = options.titles[root.lang] ?? "";
  root.setAttribute("data-outline", read(options.keys.token) ? "console" : "login");

  if (options.collapse) {
    const { narrow, keys, wide, width } = options.collapse;
    const isNarrow = matchMedia(narrow).matches;
    const collapsed = read(isNarrow ? keys.narrow : keys.wide) ?? String(isNarrow || wide);
    if (collapsed === "true") root.style.setProperty("--menu-width", width);
  }
}

const createOptions = (): Options => ({
  keys: { token: STORAGE_KEY.token, theme: STORAGE_KEY.theme, locale: STORAGE_KEY.locale },
  collapse: menuPosition(defaults) === "side" && {
    narrow: NARROW_PAGE,
    keys: { wide: STORAGE_KEY.menuCollapse, narrow: STORAGE_KEY.menuCollapseNarrow },
    wide: defaults.menuCollapse,
    width: inRem(MENU_WIDTH.collapsed),
  },
  locales: LOCALES,
  locale: { missing: DEFAULT_LOCALE, unknown: FALLBACK_LOCALE },
  titles: Object.fromEntries(LOCALES.map((locale) => [locale, languageOf(locale).product])),
  themeAttribute: THEME_ATTRIBUTE,
  theme: defaults.theme,
});

/** The inline script at the start of the body. */
export const firstFrameScript = (): string => `(${applyStoredAppearance})(${JSON.stringify(createOptions())})`;
