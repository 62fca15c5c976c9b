import IconMaximize from "@tabler/icons-react/dist/esm/icons/IconMaximize.mjs";
import IconMinimize from "@tabler/icons-react/dist/esm/icons/IconMinimize.mjs";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { ToolbarAction } from "~/components/actions/action-button";
import { notify } from "~/components/feedback/notify";

function subscribe(onChange: () => void): () => void {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}

const isFullScreen = () => document.fullscreenElement !== null;

/** Toggles full screen; null if the browser does not support it. */
export function useFullScreenAction(): ToolbarAction | null {
  const { t } = useTranslation("console");
  const full = useSyncExternalStore(subscribe, isFullScreen);
  if (!document.fullscreenEnabled) return null;

  async function run() {
    try {
      await (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      notify({ id: "full-screen", color: "red", message: t("frame.fullScreenFailed") });
    }
  }

  return {
    label: t(full ? "frame.leaveFullScreen" : "frame.fullScreen"),
    icon: full ? <IconMinimize aria-hidden /> : <IconMaximize aria-hidden />,
    run,
  };
}
