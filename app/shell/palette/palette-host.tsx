import { useSpotlight } from "@mantine/spotlight";
import i18next from "i18next";
import { notify } from "~/components/feedback/notify";
import { cachedImport } from "~/lib/loading/cached-import";
import { useCachedImport } from "~/lib/loading/use-cached-import";
import { palette, paletteStore } from "./palette-store";

const dialog = cachedImport(() => import("./palette-dialog").then((file) => file.PaletteDialog));

export const preloadPalette = dialog.preload;
export const isPaletteLoaded = (): boolean => dialog.state.get().loaded !== undefined;

function reportFailure(): void {
  palette.close();
  notify({ id: "palette", color: "red", message: i18next.t("failure.load") });
}

/** The command palette on every screen of a session, loaded in the frame's first idle moment or when it is opened. */
export function PaletteHost() {
  const { opened } = useSpotlight(paletteStore);
  const { loaded } = useCachedImport(dialog, opened, reportFailure);
  return loaded && <loaded.code />;
}
