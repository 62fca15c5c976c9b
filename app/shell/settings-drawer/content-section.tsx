import { useTranslation } from "react-i18next";
import { setTopMenu } from "~/settings/menu-collapse";
import { MenuWidthField } from "./menu-width-field";
import { Section } from "./section";
import { SettingSwitch } from "./setting-switch";

export function ContentSection() {
  const { t } = useTranslation("settings");
  return (
    <Section title={t("content.title")}>
      <SettingSwitch name="navbar" label={t("content.navbar")} />
      <SettingSwitch name="menu" label={t("content.menu")} />
      <SettingSwitch name="topMenu" label={t("content.topMenu")} change={setTopMenu} />
      <SettingSwitch name="footer" label={t("content.footer")} />
      <SettingSwitch name="tabBar" label={t("content.tabBar")} />
      <MenuWidthField />
    </Section>
  );
}
