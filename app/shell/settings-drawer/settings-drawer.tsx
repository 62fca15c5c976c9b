import "~/theme/media.css";
import { useTranslation } from "react-i18next";
import { DeferredDrawer } from "~/components/dialogs/deferred-drawer";
import { DRAWER_WIDTH, SETTINGS_BUTTON_ID } from "~/config/appearance";
import { useStore } from "~/lib/state/use-store";
import { settings } from "~/settings/settings";
import { ContentSection } from "./content-section";
import { DrawerFooter } from "./drawer-footer";
import { Section } from "./section";
import { SettingSwitch } from "./setting-switch";
import classes from "./settings-drawer.module.css";
import { ThemeColorSection } from "./theme-color-section";

const close = () => settings.set({ globalSettings: false });

/** The button that opened the drawer may have been replaced, if the navbar was hidden or shown. */
function focusSettingsButton() {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !focused.closest("[role=dialog]")) return;
  // The button of a menu begins with the id of the menu.
  document.querySelector<HTMLElement>(`[id|=${SETTINGS_BUTTON_ID}]`)?.focus({ preventScroll: true });
}

/** Changes apply at once and last until the page is left. */
export function SettingsDrawer() {
  const { t } = useTranslation(["settings", "common"]);
  const opened = useStore(settings, ({ globalSettings }) => globalSettings);
  return (
    <DeferredDrawer
      opened={opened}
      onClose={close}
      onExitTransitionEnd={focusSettingsButton}
      position="right"
      size={`min(${DRAWER_WIDTH}px, 100%)`}
      title={t("common:frame.settings")}
      classNames={classes}
    >
      <div className={classes.sections}>
        <p className={classes.warning}>{t("warning")}</p>
        <ThemeColorSection />
        <ContentSection />
        <Section title={t("other.title")}>
          <SettingSwitch name="colorWeak" label={t("other.colorWeak")} />
        </Section>
      </div>
      <DrawerFooter close={close} />
    </DeferredDrawer>
  );
}
