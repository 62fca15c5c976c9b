import { ActionIcon } from "@mantine/core";
import IconLanguage from "@tabler/icons-react/dist/esm/icons/IconLanguage.mjs";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, LOCALE_RELOAD_MS, LOCALES } from "~/config";
import { storeLocale } from "~/i18n/locale";
import { reloadPage } from "~/lib/reload-page";
import { notify } from "./notify";

/** Switches to the other language; the page reloads in it after a notice (SPEC.md section 4). */
export function LanguageButton() {
  const { t, i18n } = useTranslation();
  const other = LOCALES.find((locale) => locale !== i18n.language) ?? LOCALES[0];
  const label = t("language.switchTo", { language: LANGUAGE_NAMES[other] });

  function change() {
    storeLocale(other);
    notify({ id: "language", message: t("language.changed"), autoClose: false });
    setTimeout(reloadPage, LOCALE_RELOAD_MS);
  }

  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={change}>
      <IconLanguage />
    </ActionIcon>
  );
}
