import { useTranslation } from "react-i18next";
import type { SelectedRows } from "~/resource/list-state";
import type { Row } from "~/resource/resource";
import classes from "./cells.module.css";
import type { ListedRow } from "./create-columns";
import type { RowHandlers } from "./row-handlers";

type Props = { id?: string; listed: ListedRow; selected: boolean; handlers: Pick<RowHandlers, "select" | "offers"> };

export function RowCheckbox({ id, listed: { row, title }, selected, handlers }: Props) {
  return (
    <input
      id={id}
      type="checkbox"
      tabIndex={-1}
      className={classes.checkbox}
      aria-label={`${handlers.offers.select} ${title}`}
      checked={selected}
      onChange={() => handlers.select([row], !selected)}
    />
  );
}

type PageProps = {
  id?: string;
  list: readonly Row[];
  selected: SelectedRows;
  select: RowHandlers["select"];
};

export function PageCheckbox({ id, list, selected, select }: PageProps) {
  const { t } = useTranslation("resource");
  const count = list.filter((row) => selected.has(row.id)).length;
  const all = list.length > 0 && count === list.length;
  return (
    <input
      id={id}
      type="checkbox"
      tabIndex={-1}
      className={classes.checkbox}
      aria-label={t("action.selectPage")}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !all;
      }}
      onChange={() => select(list, !all)}
    />
  );
}
