import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { usePrinting } from "~/lib/page/use-phone-page";
import { activeFilters, conditionsOf } from "~/resource/address/search";
import { sortKeys } from "~/resource/address/sort";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { translate, useResourceTexts } from "~/resource/resource-texts";
import classes from "./print-head.module.css";

type Props = {
  search: Search;
  /** The number of rows on the page, and of records on all pages. */
  count: number;
  total: number;
};

/** Above the rows on paper: what was searched for, and which rows of it these are. */
export const PrintHead = (props: Props) => usePrinting() && <Head {...props} />;

function Head({ search, count, total }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const texts = useResourceTexts();
  const format = useFormat();
  const filters = activeFilters(resource, search).map(({ name, keys, filter }) => {
    const context = texts.context(name);
    const conditions = conditionsOf(search, keys);
    const value = filter.fullText?.(conditions) ?? filter.text(conditions, context);
    return t("filters.chip", { field: context.label, value });
  });
  const fields = sortKeys(search.sort).map(
    ({ name, direction }) => `${texts.context(name).label} ${translate(`console:sort.${direction}`)}`,
  );
  const before = (search.current - 1) * search.pageSize;
  const range = {
    first: format.number(before + 1),
    last: format.number(before + count),
    total: format.number(total),
  };
  const facts = [
    ...filters,
    ...(fields.length > 0 ? [t("filters.sort", { fields: fields.join(" · ") })] : []),
    t("print.range", range),
  ];
  return (
    <ul className={classes.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
