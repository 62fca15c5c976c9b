import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { TIGHT_TABLE } from "~/config/appearance";
import { useMedia } from "~/lib/page/use-media";
import { useStore } from "~/lib/state/use-store";
import { useColumnNames } from "~/resource/columns/use-column-names";
import { useIsNarrow } from "~/resource/columns/use-is-narrow";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { useCanWrite } from "~/resource/use-can-write";
import { arrangeColumns } from "./column-layout";
import { actionsWidth, createColumns, toListedRows } from "./create-columns";
import { rowOffers, withActionsInMenu } from "./row-handlers";

/** In a tight table, buttons of a row that are wider than this at the default font size are in a menu. */
const WIDE_ACTIONS_PX = 160;

/** The visible columns in the operator's order, the rows of a page and what they offer. */
export function useTable(list: readonly Row[], firstPosition: number) {
  const resource = useResource();
  const texts = useResourceTexts();
  const { t } = useTranslation("resource");
  const nameOf = useColumnNames();
  const settings = useStore(resource.preferences, (current) => current.columns);
  // Selecting rows is of no use without the permission to change them.
  const canWrite = useCanWrite();
  const isNarrow = useIsNarrow();
  const isTight = useMedia(TIGHT_TABLE);
  const offers = useMemo(() => {
    const all = rowOffers(resource, canWrite, texts, t);
    return isTight && actionsWidth(all) > WIDE_ACTIONS_PX ? withActionsInMenu(all) : all;
  }, [resource, canWrite, texts, t, isTight]);
  const digits = String(firstPosition + list.length).length;
  const columns = useMemo(
    () => createColumns(resource, { texts, nameOf, offers, digits }),
    [resource, texts, nameOf, offers, digits],
  );
  // What does not fit into the operator's width ends with an ellipsis.
  const narrowed = useStore(resource.preferences, ({ widths }) =>
    columns.flatMap(({ id, size }) => ((widths[id] ?? size) < size ? [id] : [])).join(),
  );
  const rows = useMemo(() => toListedRows(resource, list, firstPosition), [resource, list, firstPosition]);
  const visible = useMemo(
    () =>
      arrangeColumns(columns, settings, { withSelect: canWrite, isNarrow }).map((column) =>
        narrowed.split(",").includes(column.id) ? { ...column, truncates: true } : column,
      ),
    [columns, settings, canWrite, isNarrow, narrowed],
  );
  return { columns: visible, rows, offers };
}
