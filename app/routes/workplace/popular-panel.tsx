import { useSearchParams } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { listPopular, POPULAR_TYPES } from "~/api/dashboard";
import { QueryView } from "~/components/feedback/query-view";
import { SegmentedControl } from "~/components/fields/segmented-control";
import { Panel } from "~/components/layout/panel";
import { LinesSkeleton } from "~/components/loading/lines-skeleton";
import { nextSort, type PopularColumn, readPopular, writePopular } from "./popular";
import popularClasses from "./popular.module.css";
import { PopularTable } from "./popular-table";
import classes from "./workplace.module.css";

/** The most popular content of a type; type and sort are in the URL. */
export function PopularPanel() {
  const { t } = useTranslation("workplace");
  const [query, setQuery] = useSearchParams();
  const { type, sort } = readPopular(query);
  const items = useQuery(listPopular.query({ query: { type } }));
  const change = (next: URLSearchParams) => setQuery(next, { preventScrollReset: true });
  const onSort = (column: PopularColumn) => change(writePopular(query, { sort: nextSort(sort, column) }));

  return (
    <div className={classes.aside}>
      <Panel
        title={t("popular.title")}
        aside={
          <SegmentedControl
            label={t("popular.type")}
            value={type}
            onChange={(value) => change(writePopular(query, { type: value }))}
            options={POPULAR_TYPES.map((value) => ({ value, label: t(`popular.${value}`) }))}
          />
        }
      >
        <div className={popularClasses.scroll}>
          <QueryView query={items} skeleton={<LinesSkeleton lines={9} />} isEmpty={(list) => list.length === 0}>
            {(list) => <PopularTable items={list} sort={sort} onSort={onSort} />}
          </QueryView>
        </div>
      </Panel>
    </div>
  );
}
