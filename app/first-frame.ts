import { DEFAULT_LOCALE, FALLBACK_LOCALE, LOCALES, PRODUCT_NAME, STORAGE_KEY, THEME_ATTRIBUTE } from "./config";
import { defaults } from "./settings/settings";

type Facts = {
  keys: { token: string; theme: string; locale: string };
  locales: readonly string[];
  locale: { none: string; unknown: string };
  titles: Record<string, string>;
  themeAttribute: string;
  theme: string;
};

/**
 * Runs inline before the first frame, so it may use nothing but its argument: theme, language and
 * which outline to draw are right before any file has arrived (SCREENS.md section 0.7).
 */
function settleFirstFrame(facts: Facts): void {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const stored = read(facts.keys.theme);
  const theme = stored === "light" || stored === "dark" ? stored : facts.theme;
  root.setAttribute("data-mantine-color-scheme", theme);
  if (theme === "dark") document.body.setAttribute(facts.themeAttribute, theme);
  const locale = read(facts.keys.locale) ?? facts.locale.none;
  root.lang = facts.locales.includes(locale) ? locale : facts.locale.unknown;
  document.title = facts.titles[root.lang] ?? "";
  root.setAttribute("data-outline", read(facts.keys.token) ? "console" : "login");
}

const facts = (): Facts => ({
  keys: { token: STORAGE_KEY.token, theme: STORAGE_KEY.theme, locale: STORAGE_KEY.locale },
  locales: LOCALES,
  locale: { none: DEFAULT_LOCALE, unknown: FALLBACK_LOCALE },
  titles: PRODUCT_NAME,
  themeAttribute: THEME_ATTRIBUTE,
  theme: defaults.theme,
});

/** The inline script of the page, at the start of its body. */
export const firstFrameScript = (): string => `(${settleFirstFrame})(${JSON.stringify(facts())})`;
