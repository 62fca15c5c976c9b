import { ActionIcon } from "@mantine/core";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import classes from "./panel.module.css";

export type Refreshable = Pick<UseQueryResult, "dataUpdatedAt" | "isError" | "isFetching" | "refetch">;

/** The time of a panel's data, and a button that fetches it again; before there is data the room for both. */
export function AsOf({ title, query }: { title: string; query: Refreshable }) {
  const { t } = useTranslation("console");
  const format = useFormat();
  const { dataUpdatedAt, isError, isFetching, refetch } = query;
  if (!dataUpdatedAt) return isError ? null : <span className={classes.asOf} />;
  const time = format.clock(dataUpdatedAt);
  const label = t("panel.refresh", { title, time });
  return (
    <span className={classes.asOf}>
      <span>{time}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        aria-busy={isFetching}
        title={label}
        onClick={() => refetch()}
      >
        <IconRefresh aria-hidden />
      </ActionIcon>
    </span>
  );
}
