import i18next from "i18next";
import { notify } from "~/components/feedback/notify";
import { BackgroundPart } from "~/components/loading/background-part";
import { loadAreas } from "~/i18n/words";
import { cachedImport } from "~/lib/loading/cached-import";
import { useStore } from "~/lib/state/use-store";
import { settings } from "~/settings/settings";

const drawer = cachedImport(async () => {
  const [{ SettingsDrawer }, { followThemeColor }] = await Promise.all([
    import("./settings-drawer"),
    import("~/settings/follow-theme-color"),
    loadAreas(["settings"]),
  ]);
  // Only the drawer changes the colour.
  followThemeColor();
  return SettingsDrawer;
});

function reportMissing(): void {
  settings.set({ globalSettings: false });
  notify({ id: "settings", color: "red", message: i18next.t("failure.load") });
}

/** The settings drawer on every screen; its code and words are loaded when it is first opened. */
export function SettingsHost() {
  const opened = useStore(settings, ({ globalSettings }) => globalSettings);
  return <BackgroundPart code={drawer} use={opened} onMissing={reportMissing} />;
}
