import { useTranslation } from "react-i18next";
import { FrameShortcuts } from "~/components/shortcuts/frame-shortcuts";
import { type Shortcut, Shortcuts } from "~/components/shortcuts/shortcuts";
import { modifierKey } from "~/lib/page/modifier-key";
import { filtersOf } from "~/resource/address/search";
import { useResource } from "~/resource/resource-context";
import { useCanWrite } from "~/resource/use-can-write";

/** The keys of a list and of the frame: those for what the operator may not do are left out. */
export default function ShortcutsSheet() {
  const { t } = useTranslation("shortcuts");
  const resource = useResource();
  const { calls, actions, severalSorts, inPlace } = resource;
  const canWrite = useCanWrite();
  const canEditCells = canWrite && calls.change !== undefined && inPlace;
  const canUndo = canEditCells || calls.remove !== undefined || Object.values(actions).some(({ undo }) => undo);
  const editing: Shortcut[] = [
    { keys: ["Enter", t("doubleClick")], does: t("cell") },
    { keys: ["Tab", "Shift+Tab"], does: t("nextCell") },
  ];
  const inGrid: Shortcut[] = [
    { keys: ["↑", "↓"], does: t("move") },
    { keys: ["←", "→"], does: t("cells") },
    { keys: ["Home", "End"], does: t("ends") },
    { keys: ["Ctrl", "Home", "End"], does: t("corners") },
    { keys: ["Page ↑", "Page ↓"], does: t("scroll") },
    { keys: ["F2", "Esc"], does: t("controls") },
    ...(canEditCells ? editing : []),
    { keys: canEditCells ? ["O"] : ["Enter", "O"], does: t("open") },
    ...(canWrite && calls.change ? [{ keys: ["E"], does: t("edit") }] : []),
    ...(canWrite && calls.remove ? [{ keys: ["Delete"], does: t("delete") }] : []),
    ...(canWrite ? [{ keys: [t("space")], does: t("select") }] : []),
    ...(canWrite ? [{ keys: ["Shift", "↑", "↓"], does: t("extend") }] : []),
    ...(canWrite ? [{ keys: ["Shift", t("click")], does: t("range") }] : []),
    { keys: [modifierKey(), "C"], does: t(canWrite ? "copy" : "copyCell") },
    { keys: [modifierKey(), "Shift", "C"], does: t("copyRow") },
    ...(canEditCells ? [{ keys: [modifierKey(), "V"], does: t("paste") }] : []),
    ...(filtersOf(resource).length > 0 ? [{ keys: ["Shift", "F10"], does: t("filter") }] : []),
  ];
  const onList: Shortcut[] = [
    ...(canWrite && canUndo ? [{ keys: [modifierKey(), "Z"], does: t("undo") }] : []),
    ...(severalSorts ? [{ keys: ["Shift", t("click")], does: t("sort") }] : []),
  ];
  return (
    <>
      <Shortcuts title={t("rows")} shortcuts={inGrid} />
      <Shortcuts title={t("list")} shortcuts={onList} />
      <FrameShortcuts />
    </>
  );
}
