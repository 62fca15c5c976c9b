import { Table, UnstyledButton } from "@mantine/core";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowsSort from "@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import { useTranslation } from "react-i18next";
import type { PopularItem } from "~/api/dashboard";
import { useFormat } from "~/i18n/format";
import { POPULAR_COLUMNS, type PopularColumn, type PopularSort, sortPopular } from "./popular";
import classes from "./popular.module.css";

type Props = {
  items: readonly PopularItem[];
  sort: PopularSort;
  onSort: (column: PopularColumn) => void;
};

export function PopularTable({ items, sort, onSort }: Props) {
  const { t } = useTranslation("workplace");
  const format = useFormat();
  return (
    <Table highlightOnHover className={classes.cells} horizontalSpacing="xs">
      <caption className="visually-hidden">{t("popular.title")}</caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" className={classes.rank}>
            {t("popular.rank")}
          </Table.Th>
          <Table.Th scope="col">{t("popular.name")}</Table.Th>
          {POPULAR_COLUMNS.map((column) => (
            <SortHeader key={column} column={column} sort={sort} onSort={onSort} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sortPopular(items, sort).map(({ rank, title, clickNumber, increases }) => (
          <Table.Tr key={rank}>
            <Table.Td className={rank <= 3 ? classes.top : undefined}>{rank}</Table.Td>
            <Table.Td className={classes.title} title={title}>
              {title}
            </Table.Td>
            <Table.Td className={classes.end}>
              {typeof clickNumber === "number" ? format.number(clickNumber) : clickNumber}
            </Table.Td>
            <Table.Td className={classes.end}>{format.signedPercent(increases / 100)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

type HeaderProps = Omit<Props, "items"> & { column: PopularColumn };

function SortHeader({ column, sort, onSort }: HeaderProps) {
  const { t } = useTranslation("workplace");
  const order = sort?.column === column ? (sort.descending ? "descending" : "ascending") : "none";
  return (
    <Table.Th scope="col" className={`${classes.end} ${classes[column]}`} aria-sort={order}>
      <UnstyledButton className={classes.sort} onClick={() => onSort(column)}>
        {t(`popular.${column}`)}
        {order === "none" && <IconArrowsSort aria-hidden />}
        {order === "descending" && <IconArrowDown aria-hidden />}
        {order === "ascending" && <IconArrowUp aria-hidden />}
      </UnstyledButton>
    </Table.Th>
  );
}
