import { ActionIcon } from "@mantine/core";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import classes from "./panel.module.css";

export type Refreshable = Pick<UseQueryResult, "dataUpdatedAt" | "isError" | "isFetching"> & { refetch: () => unknown };

type Props = { title: string; query: Refreshable };

/** Fetches data again, and says as of when it is; before there is data the room for the button. */
export function RefreshButton({ title, query }: Props) {
  const { t } = useTranslation("console");
  const format = useFormat();
  const { dataUpdatedAt, isError, isFetching, refetch } = query;
  if (!dataUpdatedAt) return isError ? null : <span className={classes.room} />;
  const label = t("panel.refresh", { title, time: format.clock(dataUpdatedAt) });
  return (
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
  );
}
