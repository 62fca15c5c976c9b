import { notifyMissingFile } from "~/components/feedback/notify";
import { BackgroundPart } from "~/components/loading/background-part";
import { loadNamespaces } from "~/i18n/translations";
import { cachedImport } from "~/lib/loading/cached-import";
import { useStore } from "~/lib/state/use-store";
import { shortcutsDialog } from "./shortcuts-store";

const dialog = cachedImport(async () => {
  const [{ ShortcutsDialog }] = await Promise.all([import("./shortcuts-dialog"), loadNamespaces(["shortcuts"])]);
  return ShortcutsDialog;
});

function reportFailure(): void {
  shortcutsDialog.set({ opened: false });
  notifyMissingFile("shortcuts");
}

/** The sheet of keys on every screen of a session; it is loaded when it is first opened. */
export function ShortcutsHost() {
  const opened = useStore(shortcutsDialog, (state) => state.opened);
  return <BackgroundPart code={dialog} loadWhen={opened} onError={reportFailure} />;
}
