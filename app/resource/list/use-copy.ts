import { useWindowEvent } from "@mantine/hooks";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { copyText } from "~/resource/copy/copy-text";
import type { SelectedRows } from "~/resource/list-state";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { copyFocused, copySelection, lineOf } from "./copy-rows";
import type { ListedRow } from "./create-columns";
import type { RowColumn } from "./row";

type Options = {
  columns: readonly RowColumn[];
  rows: readonly ListedRow[];
  selected: SelectedRows;
};

/**
 * Copies rows and cells of a table. While no text is selected, browsers report a copy to the body, wherever the focus
 * is. Returns a function that copies one row.
 */
export function useCopy(tableRef: RefObject<HTMLTableElement>, options: Options): (listed: ListedRow) => void {
  const { t } = useTranslation("resource");
  const { namespace } = useResource();
  const texts = useResourceTexts();
  const textFor = (count: number) => t("done.copied", { counted: texts.counted(count) });
  useWindowEvent("copy", (event) => {
    const table = tableRef.current;
    if (!table || event.defaultPrevented) return;
    if (event.target instanceof Node && table.contains(event.target)) copySelection(event, table, options);
    if (event.defaultPrevented) return;
    const copied = copyFocused(event, table, { namespace, ...options });
    if (copied === "cell") notify({ id: namespace, message: t("done.copiedCell") });
    else if (copied) notify({ id: namespace, message: textFor(copied) });
  });
  return (listed) => copyText(lineOf(options.columns, listed), textFor(1));
}
