import i18next from "i18next";
import { type ComponentType, useEffect, useState } from "react";
import { notify } from "~/components/feedback/notify";
import { loadAreas } from "~/i18n/words";
import { importWithRetry } from "~/lib/loading/import-with-retry";
import { useStore } from "~/lib/state/use-store";
import { settings } from "~/settings/settings";

async function loadDrawer(): Promise<ComponentType> {
  const [{ SettingsDrawer }, { followThemeColor }] = await Promise.all([
    importWithRetry(() => import("./settings-drawer")),
    importWithRetry(() => import("~/settings/follow-theme-color")),
    loadAreas(["settings"]),
  ]);
  // Only the drawer changes the colour.
  followThemeColor();
  return SettingsDrawer;
}

/** The settings drawer on every screen; its code and words are loaded when it is first opened. */
export function SettingsHost() {
  const wanted = useStore(settings, ({ globalSettings }) => globalSettings);
  const [Drawer, setDrawer] = useState<ComponentType>();

  useEffect(() => {
    if (!wanted || Drawer) return;
    loadDrawer().then(
      (loaded) => setDrawer(() => loaded),
      () => {
        settings.set({ globalSettings: false });
        notify({ id: "settings", color: "red", message: i18next.t("failure.load") });
      },
    );
  }, [wanted, Drawer]);

  return Drawer ? <Drawer /> : null;
}
