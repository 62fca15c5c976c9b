import { useTranslation } from "react-i18next";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { FrameShortcuts } from "~/components/shortcuts/frame-shortcuts";
import { type Shortcut, Shortcuts } from "~/components/shortcuts/shortcuts";
import type { ScreenName } from "~/navigation/screens";

/** The keys of a screen without a list, and of the frame. */
export function ScreenShortcuts() {
  const { t } = useTranslation("shortcuts");
  const screen = useCurrentScreen();
  const submit = { keys: ["Enter"], does: t("submit") };
  const own: Partial<Record<ScreenName, Shortcut[]>> = {
    Step: [submit, { keys: ["Enter"], does: t("addKeyword") }, { keys: ["Backspace"], does: t("dropKeyword") }],
    Group: [submit],
    Setting: [submit],
    Message: [
      { keys: ["↑", "↓"], does: t("messages") },
      { keys: ["Enter"], does: t("openMessage") },
    ],
  };
  return (
    <>
      <Shortcuts title={t("screen")} shortcuts={(screen && own[screen.name]) ?? []} />
      <FrameShortcuts />
    </>
  );
}
