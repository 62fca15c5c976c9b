import { ActionIcon, Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import IconLanguage from "@tabler/icons-react/dist/esm/icons/IconLanguage.mjs";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, LOCALE_RELOAD_MS, LOCALES, type Locale } from "~/config";
import { storeLocale } from "~/i18n/locale";

/** Chooses the language; the page reloads in it after a notice (SPEC.md section 4). */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();

  function change(locale: Locale) {
    storeLocale(locale);
    notifications.show({ message: t("language.changed"), autoClose: false });
    setTimeout(() => location.reload(), LOCALE_RELOAD_MS);
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t("language.choose")}>
          <IconLanguage />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {LOCALES.map((locale) => (
          <Menu.Item
            key={locale}
            lang={locale}
            disabled={locale === i18n.language}
            aria-current={locale === i18n.language}
            onClick={() => change(locale)}
          >
            {LANGUAGE_NAMES[locale]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
