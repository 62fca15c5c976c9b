import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { COLOR_WEAK_FILTER, THEME_ATTRIBUTE } from "~/config/appearance";
import { useProductName } from "~/i18n/product-name";
import { useStore } from "~/lib/state/use-store";
import { settings } from "~/settings/settings";

/** Synchronizes the document's title with the screen, and the body with the theme and the colour-weak mode. */
export function DocumentState() {
  const { t } = useTranslation("screens");
  const product = useProductName();
  const theme = useStore(settings, (current) => current.theme);
  const colorWeak = useStore(settings, (current) => current.colorWeak);
  const screen = useCurrentScreen();
  const title = screen ? `${t(screen.title)} - ${product}` : product;

  useEffect(() => {
    document.title = title;
    document.body.style.filter = colorWeak ? COLOR_WEAK_FILTER : "";
    if (theme === "dark") document.body.setAttribute(THEME_ATTRIBUTE, theme);
    else document.body.removeAttribute(THEME_ATTRIBUTE);
  }, [title, colorWeak, theme]);

  return null;
}
