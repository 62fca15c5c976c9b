import { CloseButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SELECTED_SHOWN } from "~/config/limits";
import { useFormat } from "~/i18n/format";
import { passFocus } from "~/lib/page/focus-around";
import type { SelectedRows } from "~/resource/list-state";
import { type Row, titleOf } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { SelectedCsv } from "./selected-csv";
import classes from "./selected-list.module.css";

type Props = {
  selected: SelectedRows;
  deselect: (row: Row) => void;
};

/** The titles of the first selected rows, each of which can be deselected. */
export default function SelectedList({ selected, deselect }: Props) {
  const { t } = useTranslation("selection");
  const resource = useResource();
  const format = useFormat();
  const shown = [...selected.values()].slice(0, SELECTED_SHOWN);
  const rest = selected.size - shown.length;
  return (
    <>
      <ul className={classes.list} aria-label={t("list")}>
        {shown.map((row) => (
          <li key={row.id} className={classes.row}>
            <span title={titleOf(resource, row)}>{titleOf(resource, row)}</span>
            <CloseButton
              size="sm"
              aria-label={t("deselect", { name: titleOf(resource, row) })}
              onClick={({ currentTarget }) => {
                passFocus(currentTarget);
                deselect(row);
              }}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={classes.rest}>{t("further", { total: format.number(rest) })}</p>}
      <SelectedCsv rows={[...selected.values()]} />
    </>
  );
}
