import { useSpotlight } from "@mantine/spotlight";
import { notifyMissingFile } from "~/components/feedback/notify";
import { BackgroundPart } from "~/components/loading/background-part";
import { cachedImport } from "~/lib/loading/cached-import";
import { closeKeepingQuery, paletteStore } from "./palette-store";

const dialog = cachedImport(() => import("./palette-dialog").then((file) => file.PaletteDialog));

export const preloadPalette = dialog.preload;

function reportFailure(): void {
  closeKeepingQuery();
  notifyMissingFile("palette");
}

/** The command palette on every screen of a session, loaded in the frame's first idle moment or when it is opened. */
export function PaletteHost() {
  const { opened } = useSpotlight(paletteStore);
  return <BackgroundPart code={dialog} loadWhen={opened} onError={reportFailure} />;
}
