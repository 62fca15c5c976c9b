import { useTranslation } from "react-i18next";
import type { Policy } from "~/api/policy";
import classes from "./policy-cells.module.css";
import type { RowHandlers } from "./row-handlers";

type Props = { policy: Policy; selected: boolean; handlers: RowHandlers };

export function RowCheckbox({ policy, selected, handlers }: Props) {
  return (
    <input
      type="checkbox"
      className={classes.checkbox}
      aria-label={`${handlers.labels.select} ${policy.name}`}
      checked={selected}
      onChange={() => handlers.select([policy], !selected)}
    />
  );
}

type PageProps = {
  list: readonly Policy[];
  selected: ReadonlyMap<Policy["id"], Policy>;
  select: RowHandlers["select"];
};

export function PageCheckbox({ list, selected, select }: PageProps) {
  const { t } = useTranslation("policies");
  const count = list.filter(({ id }) => selected.has(id)).length;
  const all = list.length > 0 && count === list.length;
  return (
    <input
      type="checkbox"
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
