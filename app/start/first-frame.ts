import { MENU_WIDTH, NARROW_PAGE, THEME_ATTRIBUTE } from "~/config/appearance";
import { DEFAULT_LOCALE, FALLBACK_LOCALE, LOCALES, languageOf } from "~/config/locales";
import { STORAGE_KEY } from "~/config/storage-keys";
import type { Words } from "~/i18n/words";
import { menuPosition } from "~/settings/menu-position";
import { defaults } from "~/settings/settings";

type Facts = {
  keys: { token: string; theme: string; locale: string };
  /** For a side menu: how its collapsed state is stored, on a wide and on a narrow page. */
  collapse: false | { narrow: string; keys: { wide: string; narrow: string }; wide: boolean; width: number };
  locales: readonly string[];
  locale: { none: string; unknown: string };
  titles: Record<string, string>;
  themeAttribute: string;
  theme: string;
  /** The message for a file that cannot be loaded, by language. */
  loadFailed: Record<string, { reason: string; retry: string }>;
};

/**
 * Applies theme, language and the kind of outline before the first paint. It runs as an inline script, so it can use
 * only its argument.
 */
function applyStoredLook(facts: Facts): void {
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

  if (facts.collapse) {
    const { narrow, keys, wide, width } = facts.collapse;
    const isNarrow = matchMedia(narrow).matches;
    const collapsed = read(isNarrow ? keys.narrow : keys.wide) ?? String(isNarrow || wide);
    if (collapsed === "true") root.style.setProperty("--menu-width", `${width}px`);
  }

  const showLoadFailure = () => {
    const outline = document.querySelector(".outline-root");
    const words = facts.loadFailed[root.lang];
    // The outline exists only until the console is rendered.
    if (!outline || !words) return;
    const retry = document.createElement("button");
    retry.textContent = words.retry;
    retry.onclick = () => location.reload();
    const alert = document.createElement("main");
    alert.setAttribute("role", "alert");
    alert.className = "start-failure";
    alert.append(words.reason, retry);
    outline.replaceWith(alert);
  };
  const onError = (event: Event) => event.target instanceof HTMLScriptElement && showLoadFailure();
  window.addEventListener("error", onError, true);
  window.addEventListener("unhandledrejection", showLoadFailure);
}

const common = import.meta.glob<Words["common"]>("../i18n/*/common.ts", { eager: true, import: "default" });

const facts = (): Facts => ({
  keys: { token: STORAGE_KEY.token, theme: STORAGE_KEY.theme, locale: STORAGE_KEY.locale },
  collapse: menuPosition(defaults) === "side" && {
    narrow: NARROW_PAGE,
    keys: { wide: STORAGE_KEY.menuCollapse, narrow: STORAGE_KEY.menuCollapseNarrow },
    wide: defaults.menuCollapse,
    width: MENU_WIDTH.collapsed,
  },
  locales: LOCALES,
  locale: { none: DEFAULT_LOCALE, unknown: FALLBACK_LOCALE },
  titles: Object.fromEntries(LOCALES.map((locale) => [locale, languageOf(locale).product])),
  themeAttribute: THEME_ATTRIBUTE,
  theme: defaults.theme,
  loadFailed: Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const failure = common[`../i18n/${locale}/common.ts`]?.failure;
      return failure ? [[locale, { reason: failure.load, retry: failure.retry }]] : [];
    }),
  ),
});

/** The inline script at the start of the body. */
export const firstFrameScript = (): string => `(${applyStoredLook})(${JSON.stringify(facts())})`;
