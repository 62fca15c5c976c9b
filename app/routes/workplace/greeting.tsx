import { Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { serverClock } from "~/api/client/request";
import { formatWeekday } from "~/i18n/weekday-format";
import classes from "./greeting.module.css";
import { RefreshAll } from "./refresh-all";

export function Greeting({ name }: { name: string }) {
  const { t, i18n } = useTranslation("workplace");
  const [now] = useState(serverClock.now);
  return (
    <header className={classes.greeting}>
      <Title order={1}>{t(`greeting.${partOfDay(now.getHours())}`, { name })}</Title>
      <Text component="span" c="var(--text-2)">
        {formatWeekday(now, i18n.language)}
      </Text>
      <RefreshAll />
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
