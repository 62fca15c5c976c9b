import { Box, rem } from "@mantine/core";
import { forwardRef, memo, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "~/api/policy";
import { useStore } from "~/lib/state/use-store";
import { ColumnHeads } from "./column-heads";
import { gridColumns } from "./column-places";
import { looks, ROW_HEIGHT } from "./looks";
import { drawnColumn, PolicyRow } from "./policy-row";
import classes from "./policy-table.module.css";
import { type PolicySearch, writeSearch } from "./query";
import { type MenuTarget, RowMenu } from "./row-menu";
import { type RowTools, rowWords } from "./row-tools";
import { useInSight, WINDOW_HEIGHT } from "./use-in-sight";
import { usePolicyTable } from "./use-policy-table";

type PolicyId = Policy["id"];
type Props = {
  search: PolicySearch;
  list: readonly Policy[];
  chosen: ReadonlyMap<PolicyId, Policy>;
  busy: ReadonlySet<PolicyId>;
  /** The next page has been on its way for a while. */
  late: boolean;
  tools: Omit<RowTools, "more" | "words">;
  onDelete: (policy: Policy) => void;
};

/** A page of policies. It scrolls in itself, so that its head and its pinned columns stay in sight. */
export const PolicyTable = memo(
  forwardRef<HTMLDivElement, Props>(function PolicyTable(props, ref) {
    const { search, list, chosen, busy, late, tools, onDelete } = props;
    const { t } = useTranslation("policies");
    const density = useStore(looks, (current) => current.density);
    const { table, rows } = usePolicyTable(list, (search.current - 1) * search.pageSize + 1);
    const [menu, setMenu] = useState<{ target: MenuTarget | null; opened: boolean }>({ target: null, opened: false });
    const rowTools = useMemo<RowTools>(
      () => ({
        ...tools,
        more: (policy, button) => setMenu({ target: { policy, button }, opened: true }),
        words: rowWords(t),
      }),
      [tools, t],
    );
    // Another page, or rows that have moved: the menu would seem to be that of the row which stands there now.
    const { id, place } = menu.target?.policy ?? {};
    if (menu.opened && !rows.some((row) => row.id === id && row.place === place)) {
      setMenu({ target: null, opened: false });
    }
    const headers = table.getFlatHeaders();
    const columns = useMemo(() => headers.map(({ column }) => drawnColumn(column)), [headers]);
    const shown = useInSight(rows, ROW_HEIGHT[density]);
    const drawn = useRef<HTMLTableElement>(null);

    // Another page is read from its beginning.
    const query = writeSearch(search);
    const read = useRef(query);
    useEffect(() => {
      if (read.current === query) return;
      read.current = query;
      drawn.current?.parentElement?.scrollTo({ top: 0 });
    }, [query]);

    return (
      <>
        <Box
          ref={ref}
          className={classes.scroll}
          __vars={{ "--window": WINDOW_HEIGHT }}
          role="group"
          aria-label={t("table")}
          tabIndex={0}
        >
          <table
            ref={drawn}
            className={classes.table}
            data-density={density}
            aria-busy={late}
            style={{
              "--columns": gridColumns(headers.map(({ column }) => column)),
              "--row": rem(ROW_HEIGHT[density]),
              minWidth: rem(table.getTotalSize()),
            }}
          >
            <caption className="visually-hidden">{t("table")}</caption>
            <thead>
              <tr>
                <ColumnHeads headers={headers} search={search} list={list} chosen={chosen} select={tools.select} />
              </tr>
            </thead>
            <tbody>
              {shown.map((policy) => (
                <PolicyRow
                  // By its place: another page then changes texts and draws no new elements.
                  key={(policy.place - 1) % search.pageSize}
                  policy={policy}
                  columns={columns}
                  selected={chosen.has(policy.id)}
                  busy={busy.has(policy.id)}
                  tools={rowTools}
                />
              ))}
              {list.length === 0 && (
                <tr>
                  <td className={classes.gone}>{t("done.pageDeleted")}</td>
                </tr>
              )}
            </tbody>
          </table>
        </Box>
        {menu.target && <RowMenu {...menu} close={() => setMenu({ ...menu, opened: false })} onDelete={onDelete} />}
      </>
    );
  }),
);
