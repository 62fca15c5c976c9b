import { notifyMissingFile } from "~/components/feedback/notify";
import { BackgroundPart } from "~/components/loading/background-part";
import { loadNamespaces } from "~/i18n/translations";
import { cachedImport } from "~/lib/loading/cached-import";
import { useStore } from "~/lib/state/use-store";
import { settings } from "~/settings/settings";

const drawer = cachedImport(async () => {
  const [{ SettingsDrawer }, { followThemeColor }] = await Promise.all([
    import("./settings-drawer"),
    import("~/settings/follow-theme-color"),
    loadNamespaces(["settings"]),
  ]);
  // Only the drawer changes the colour.
  followThemeColor();
  return SettingsDrawer;
});

function reportFailure(): void {
  settings.set({ globalSettings: false });
  notifyMissingFile("settings");
}

/** The settings drawer on every screen; its code and translations are loaded when it is first opened. */
export function SettingsHost() {
  const opened = useStore(settings, ({ globalSettings }) => globalSettings);
  return <BackgroundPart code={drawer} loadWhen={opened} onError={reportFailure} />;
}
