import { useCallbackRef } from "@mantine/hooks";
import { useSearchParams } from "@remix-run/react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { listPopular, POPULAR_TYPES, type PopularItem, type PopularType } from "~/api/dashboard";
import { Requested } from "~/components/feedback/requested";
import { Segments } from "~/components/fields/segments";
import { Panel } from "~/components/layout/panel";
import { LinesSkeleton } from "~/components/loading/lines-skeleton";
import type { Begun } from "~/lib/loading/begin";
import { useRequest } from "~/lib/loading/use-request";
import { nextSort, type PopularColumn, readPopular, writePopular } from "./popular";
import own from "./popular.module.css";
import { PopularTable } from "./popular-table";
import classes from "./workplace.module.css";

type Props = { askedType: PopularType; asked: Begun<PopularItem[]> };

/** The most popular content of a type; type and order stand in the URL, what the loader asked for is that of then. */
export function PopularPanel({ askedType, asked }: Props) {
  const { t } = useTranslation("workplace");
  const [query, setQuery] = useSearchParams();
  const { type, sort } = useMemo(() => readPopular(query), [query]);
  const load = useCallback((signal: AbortSignal) => listPopular({ query: { type }, signal }), [type]);
  const items = useRequest(type === askedType ? asked : load);
  const change = (next: URLSearchParams) => setQuery(next, { preventScrollReset: true });
  const onSort = useCallbackRef((column: PopularColumn) =>
    change(writePopular(query, { sort: nextSort(sort, column) })),
  );

  return (
    <div className={classes.aside}>
      <Panel
        title={t("popular.title")}
        aside={
          <Segments
            label={t("popular.type")}
            value={type}
            onChange={(value) => change(writePopular(query, { type: value }))}
            options={POPULAR_TYPES.map((value) => ({ value, label: t(`popular.${value}`) }))}
          />
        }
      >
        <div className={own.scroll}>
          <Requested data={items} skeleton={<LinesSkeleton lines={9} />} isEmpty={(list) => list.length === 0}>
            {(list) => <PopularTable items={list} sort={sort} onSort={onSort} />}
          </Requested>
        </div>
      </Panel>
    </div>
  );
}
