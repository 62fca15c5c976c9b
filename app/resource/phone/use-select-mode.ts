import { useState } from "react";
import { usePhonePage } from "~/lib/page/use-phone-page";
import type { SelectedRows } from "~/resource/list-state";
import { useCanWrite } from "~/resource/use-can-write";

/** A phone has no room for checkboxes in each row: rows are selected in a mode of its own, which is left with none. */
export function useSelectMode(selected: SelectedRows, clear: () => void) {
  const canWrite = useCanWrite();
  const isPhone = usePhonePage();
  const [isOn, setOn] = useState(false);
  const hasSelected = selected.size > 0;
  return {
    selecting: canWrite && (isOn || hasSelected),
    hasActions: canWrite && (hasSelected || (isPhone && isOn)),
    start: () => setOn(true),
    leave(): void {
      clear();
      setOn(false);
    },
  };
}
