import { inRem, MENU_WIDTH, NARROW_PAGE, THEME_ATTRIBUTE } from "~/config/appearance";
import { DEFAULT_LOCALE, FALLBACK_LOCALE, LOCALES } from "~/config/locales";
import { productNameIn } from "~/config/product-name";
import { STORAGE_KEY } from "~/config/storage-keys";
import { menuPosition } from "~/settings/menu-position";
import { defaults } from "~/settings/settings";

/** What the inline script of the first frame needs. */
export type FirstFrameData = ReturnType<typeof createFirstFrameData>;

export const createFirstFrameData = () => ({
  keys: { token: STORAGE_KEY.token, theme: STORAGE_KEY.theme, locale: STORAGE_KEY.locale },
  /** For a side menu: how its collapsed state is stored, on a wide and on a narrow page. */
  collapse: menuPosition(defaults) === "side" && {
    narrow: NARROW_PAGE,
    keys: { wide: STORAGE_KEY.menuCollapse, narrow: STORAGE_KEY.menuCollapseNarrow },
    wide: defaults.menuCollapse,
    width: inRem(MENU_WIDTH.collapsed),
  },
  locales: LOCALES.map(String),
  locale: { missing: DEFAULT_LOCALE, unknown: FALLBACK_LOCALE },
  titles: Object.fromEntries(LOCALES.map((locale) => [String(locale), productNameIn(locale)])),
  themeAttribute: THEME_ATTRIBUTE,
  theme: defaults.theme,
});
