import type { FirstFrameData } from "./first-frame-data";

/** Written before this inline script, which cannot import anything (document.tsx). */
declare const firstFrameData: FirstFrameData;

const { keys, collapse, locales, locale: localeFor, titles, themeAttribute, theme: defaultTheme } = firstFrameData;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// Theme, language and the kind of outline, before the first paint.
const root = document.documentElement;
const stored = read(keys.theme);
const theme = stored === "light" || stored === "dark" ? stored : defaultTheme;
root.setAttribute("data-mantine-color-scheme", theme);
if (theme === "dark") document.body.setAttribute(themeAttribute, theme);
const locale = read(keys.locale) ?? localeFor.missing;
root.lang = locales.includes(locale) ? locale : localeFor.unknown;
document.title = titles[root.lang] ?? "";
root.setAttribute("data-outline", read(keys.token) ? "console" : "login");

if (collapse) {
  const isNarrow = matchMedia(collapse.narrow).matches;
  const collapsed = read(isNarrow ? collapse.keys.narrow : collapse.keys.wide) ?? String(isNarrow || collapse.wide);
  if (collapsed === "true") root.style.setProperty("--menu-width", collapse.width);
}
