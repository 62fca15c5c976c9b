import { useTranslation } from "react-i18next";
import type { Policy } from "~/api/policy";
import classes from "./policy-cells.module.css";
import type { RowTools } from "./row-tools";

type Props = { policy: Policy; selected: boolean; tools: RowTools };

/** Chooses one row. */
export function RowCheckbox({ policy, selected, tools }: Props) {
  return (
    <input
      type="checkbox"
      className={classes.checkbox}
      aria-label={`${tools.words.select} ${policy.name}`}
      checked={selected}
      onChange={() => tools.select([policy], !selected)}
    />
  );
}

type PageProps = { list: readonly Policy[]; chosen: ReadonlyMap<Policy["id"], Policy>; select: RowTools["select"] };

/** Chooses every row of the page, or none of them. */
export function PageCheckbox({ list, chosen, select }: PageProps) {
  const { t } = useTranslation("policies");
  const count = list.filter(({ id }) => chosen.has(id)).length;
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
