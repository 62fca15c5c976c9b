import { ScrollArea, Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ContentPoint } from "~/api/dashboard";
import { CHART_HEIGHT } from "~/config";
import { useFormat } from "~/i18n/format";
import classes from "./workplace.module.css";

/** The chart's numbers in full. */
export function ContentTable({ points }: { points: ContentPoint[] }) {
  const { t } = useTranslation("workplace");
  const format = useFormat();
  return (
    <ScrollArea h={CHART_HEIGHT} viewportProps={{ tabIndex: 0, role: "group", "aria-label": t("content.title") }}>
      <Table stickyHeader highlightOnHover className={classes.cells}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("content.day")}</Table.Th>
            <Table.Th scope="col" className={classes.end}>
              {t("content.value")}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.map(({ x, y }) => (
            <Table.Tr key={x}>
              <Table.Td>{x}</Table.Td>
              <Table.Td className={classes.end}>{format.number(y)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
