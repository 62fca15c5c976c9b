import IconLanguage from "@tabler/icons-react/dist/esm/icons/IconLanguage.mjs";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { LANGUAGE_NAMES, LOCALES } from "~/config/locales";
import { LOCALE_RELOAD_MS } from "~/config/times";
import { storeLocale } from "~/i18n/locale";
import { reloadWhenOnline } from "~/lib/page/reload-page";
import type { Action } from "./action-button";

/** Switches to the other language; the page reloads in it after a toast. */
export function useLanguageAction(): Action {
  const { t, i18n } = useTranslation();
  const other = LOCALES.find((locale) => locale !== i18n.language) ?? LOCALES[0];

  function act() {
    storeLocale(other);
    notify({ id: "language", message: t("language.changed"), autoClose: false });
    setTimeout(reloadWhenOnline, LOCALE_RELOAD_MS);
  }

  return { label: t("language.switchTo", { language: LANGUAGE_NAMES[other] }), icon: <IconLanguage />, run: act };
}
