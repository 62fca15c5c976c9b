import { useTranslation } from "react-i18next";
import { modifierKey } from "~/lib/page/modifier-key";
import { useStore } from "~/lib/state/use-store";
import { menuPosition } from "~/settings/menu-position";
import { settings } from "~/settings/settings";
import { Shortcuts } from "./shortcuts";

/** The keys that work on every screen, without those of parts of the frame that are hidden. */
export function FrameShortcuts() {
  const { t } = useTranslation("shortcuts");
  const hasTabs = useStore(settings, ({ tabBar }) => tabBar);
  const position = useStore(settings, menuPosition);
  const isCollapsed = useStore(settings, ({ menuCollapse }) => menuCollapse);
  const inTabs = [
    { keys: ["←", "→"], does: t("tabKeys") },
    { keys: ["Delete"], does: t("tabClose") },
    { keys: ["Shift", "F10"], does: t("tabMenu") },
  ];
  return (
    <Shortcuts
      title={t("frame")}
      shortcuts={[
        { keys: [modifierKey(), "K", "/"], does: t("search") },
        { keys: ["?"], does: t("help") },
        { keys: ["Esc"], does: t("leave") },
        ...(position === "top" ? [{ keys: ["←", "→"], does: t("menuKeys") }] : []),
        ...(position === "side" && isCollapsed ? [{ keys: ["↑", "↓"], does: t("menuKeys") }] : []),
        ...(hasTabs ? inTabs : []),
      ]}
    />
  );
}
