import IconLanguage from "@tabler/icons-react/dist/esm/icons/IconLanguage.mjs";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { loadToasts } from "~/components/feedback/toasts";
import { DEFAULT_LOCALE, LOCALES, languageOf } from "~/config/locales";
import { LOCALE_RELOAD_MS } from "~/config/times";
import { localeOf, storeLocale } from "~/i18n/locale";
import { reloadWhenOnline } from "~/lib/page/reload-page";
import type { ToolbarAction } from "./action-button";

/** Switches to the next language of the list; the page reloads in it after a toast, if the browser can store it. */
export function useLanguageAction(): ToolbarAction {
  const { t, i18n } = useTranslation();
  const next = LOCALES[(LOCALES.indexOf(localeOf(i18n.language)) + 1) % LOCALES.length] ?? DEFAULT_LOCALE;

  function run() {
    if (!storeLocale(next)) {
      storeLocale(localeOf(i18n.language));
      return notify({ id: "language", color: "red", message: t("language.notStored") });
    }
    notify({ id: "language", message: t("language.changed"), autoClose: false });
    // On a slow network the page would reload before its first toast is shown.
    const reload = () => setTimeout(reloadWhenOnline, LOCALE_RELOAD_MS);
    loadToasts().then(reload, reload);
  }

  return {
    label: t("language.switchTo", { language: languageOf(next).name }),
    icon: <IconLanguage aria-hidden />,
    run,
  };
}
