import { ScrollArea, Table } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type LogRow, listOperationLog } from "~/api/profile";
import { ServerTime } from "~/components/display/server-time";
import { QueryView } from "~/components/feedback/query-view";
import { Panel } from "~/components/layout/panel";
import { LinesSkeleton } from "~/components/loading/lines-skeleton";
import classes from "./basic.module.css";
import { LogDialog } from "./log-dialog";
import { LogStatus } from "./log-status";

export function OperationLog() {
  const { t } = useTranslation("profile");
  const log = useQuery(listOperationLog.query());
  const [selected, setSelected] = useState<LogRow>();
  return (
    <Panel title={t("log.title")}>
      <QueryView query={log} skeleton={<LinesSkeleton lines={6} />} isEmpty={(rows) => rows.length === 0}>
        {(rows) => <LogTable rows={rows} view={setSelected} />}
      </QueryView>
      <LogDialog row={selected} close={() => setSelected(undefined)} />
    </Panel>
  );
}

const COLUMNS = ["contentNumber", "updateContent", "status", "updateTime"] as const;

function LogTable({ rows, view }: { rows: LogRow[]; view: (row: LogRow) => void }) {
  const { t } = useTranslation("profile");
  return (
    <ScrollArea
      classNames={{ root: classes.scroller, viewport: classes.scroller }}
      viewportProps={{ tabIndex: 0, role: "group", "aria-label": t("log.title") }}
    >
      <Table highlightOnHover className={classes.log}>
        <caption className="visually-hidden">{t("log.title")}</caption>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map((column) => (
              <Table.Th key={column} scope="col" className={classes[column]}>
                {t(`log.${column}`)}
              </Table.Th>
            ))}
            <Table.Th scope="col" className={`${classes.actions} screen-only`}>
              {t("log.actions")}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Td className={classes.text} title={row.contentNumber}>
                {row.contentNumber}
              </Table.Td>
              <Table.Td className={classes.text} title={row.updateContent}>
                {row.updateContent}
              </Table.Td>
              <Table.Td>
                <LogStatus status={row.status} />
              </Table.Td>
              <Table.Td>
                <ServerTime value={row.updateTime} />
              </Table.Td>
              <Table.Td className="screen-only">
                <button type="button" className={classes.view} onClick={() => view(row)}>
                  {t("log.view")}
                </button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
