import { rem } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { FirstItems } from "~/components/display/first-items";
import { QueryView } from "~/components/feedback/query-view";
import { lazyComponent } from "~/components/loading/lazy-component";
import { LinesSkeleton } from "~/components/loading/lines-skeleton";
import { Skeleton } from "~/components/loading/skeleton";
import { loadNamespaces } from "~/i18n/translations";
import { cachedImport } from "~/lib/loading/cached-import";
import { useCachedImport } from "~/lib/loading/use-cached-import";
import { usePhonePage } from "~/lib/page/use-phone-page";
import { ALL_ROWS, pageQuery } from "~/resource/data/page-query";
import type { Row, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { classOf } from "./column-class";
import { tableColumns } from "./column-layout";
import { fieldColumns, toListedRows } from "./create-columns";
import { LinesBelowHeaders } from "./lines-below-headers";
import { ariaSort, SortButton } from "./sort-button";
import classes from "./table.module.css";

type Props = {
  search: Search;
  /** As many as a usual list has. */
  lines: number;
  /** In place of an empty list. */
  empty: ReactNode;
};

const loadTexts = () => loadNamespaces(["resource"]);

const PlainRows = lazyComponent(
  () => Promise.all([import("~/resource/phone/plain-rows"), loadTexts()]).then(([file]) => file.PlainRows),
  <LinesSkeleton lines={8} />,
);
const orderButton = cachedImport(() =>
  Promise.all([import("~/resource/phone/order-button"), loadTexts()]).then(([file]) => file.OrderButton),
);

const ROW_PX = 40;

/** The query of a PlainTable. */
export const usePlainList = (search: Search) => useQuery(pageQuery(useResource(), { ...search, ...ALL_ROWS }));

/** The button of the order of these rows on a phone, where there are no headers to click. The rows report a failure. */
export function PlainOrder({ search }: { search: Search }) {
  const { data } = usePlainList(search);
  const isPhone = usePhonePage();
  const OrderButton = useCachedImport(orderButton, isPhone).loaded?.code;
  return isPhone && OrderButton && data?.list.length ? <OrderButton search={search} /> : null;
}

/** The rows of a whole list to read and to sort, inside PanelProvider; it has no tools, no pages and no drawer. */
export function PlainTable({ search, lines, empty }: Props) {
  const query = usePlainList(search);
  const isPhone = usePhonePage();
  const skeleton = isPhone ? <LinesSkeleton lines={lines} /> : <RowsSkeleton lines={lines} />;
  return (
    <QueryView query={query} skeleton={skeleton} isEmpty={({ list }) => list.length === 0} empty={empty}>
      {({ list }) => (
        <FirstItems items={list}>
          {(list) => (isPhone ? <PlainRows list={list} /> : <Rows search={search} list={list} />)}
        </FirstItems>
      )}
    </QueryView>
  );
}

function usePlainColumns() {
  const resource = useResource();
  const texts = useResourceTexts();
  return useMemo(() => fieldColumns(resource, texts), [resource, texts]);
}

function RowsSkeleton({ lines }: { lines: number }) {
  const columns = usePlainColumns();
  return (
    <Skeleton>
      <LinesBelowHeaders columns={columns} layout={tableColumns(columns)} row={ROW_PX} lines={lines} />
    </Skeleton>
  );
}

function Rows({ search, list }: { search: Search; list: readonly Row[] }) {
  const resource = useResource();
  const texts = useResourceTexts();
  const columns = usePlainColumns();
  const layout = { ...tableColumns(columns), "--row": rem(ROW_PX) };
  return (
    <table className={classes.table} style={layout}>
      <caption className="visually-hidden">{texts.table}</caption>
      <thead>
        <tr>
          {columns.map(({ id, name, sort, ...column }) => (
            <th key={id} scope="col" className={classOf(column)} aria-sort={sort ? ariaSort(search, id) : undefined}>
              {sort ? <SortButton column={id} name={name} search={search} /> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toListedRows(resource, list, 1).map((listed) => (
          <tr key={listed.row.id}>
            {columns.map(({ id, render, text, truncates, ...column }) => (
              <td key={id} className={classOf({ truncates, ...column })} title={truncates ? text(listed) : undefined}>
                {render(listed)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
