import { Title } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import type { Query } from "@tanstack/react-query";
import { useReducer } from "react";
import { useTranslation } from "react-i18next";
import { serverClock } from "~/api/client/request";
import { formatWeekday } from "~/i18n/weekday-format";
import classes from "./greeting.module.css";
import { FailedPanels } from "./many-failed";
import { RefreshAll } from "./refresh-all";

type Props = {
  name: string;
  /** The queries that failed, if they are many. */
  failed: readonly Query[];
};

export function Greeting({ name, failed }: Props) {
  const { t, i18n } = useTranslation("workplace");
  const [now, renew] = useReducer(serverClock.now, undefined, serverClock.now);
  // The workplace may stay open overnight.
  useWindowEvent("focus", renew);
  return (
    <header className={classes.greeting}>
      <Title order={1}>{t(`greeting.${partOfDay(now.getHours())}`, { name })}</Title>
      <span className={classes.date}>{formatWeekday(now, i18n.language)}</span>
      {failed.length > 0 ? <FailedPanels failed={failed} /> : <RefreshAll />}
    </header>
  );
}

type PartOfDay = "morning" | "noon" | "afternoon" | "evening";

/** The part of the day of an hour from 0 to 23. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 18 || hour < 5) return "evening";
  if (hour < 11) return "morning";
  return hour < 13 ? "noon" : "afternoon";
}
