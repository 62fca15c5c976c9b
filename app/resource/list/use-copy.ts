import { useWindowEvent } from "@mantine/hooks";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import type { Row, RowId } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import { copyFocused, copySelection } from "./copy-rows";
import type { ListedRow } from "./create-columns";
import type { RowColumn } from "./row";

type Options = {
  columns: readonly RowColumn[];
  rows: readonly ListedRow[];
  selected: ReadonlyMap<RowId, Row>;
};

/** Copies rows of a table. While no text is selected, browsers report a copy to the body, wherever the focus is. */
export function useCopy(tableRef: RefObject<HTMLTableElement>, options: Options): void {
  const { t } = useTranslation("resource");
  const { words: id } = useResource();
  const words = useWords();
  useWindowEvent("copy", (event) => {
    const table = tableRef.current;
    if (!table || event.defaultPrevented) return;
    if (event.target instanceof Node && table.contains(event.target)) copySelection(event, table, options);
    if (event.defaultPrevented) return;
    const count = copyFocused(event, table, options);
    if (count > 0) notify({ id, message: t("done.copied", { counted: words.counted(count) }) });
  });
}
