import { Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { serverClock } from "~/api/client/request";
import { listVisits } from "~/api/user";
import { AsOf } from "~/components/layout/as-of";
import { lazyBy } from "~/i18n/format";
import classes from "./workplace.module.css";

export function Greeting({ name }: { name: string }) {
  const { t, i18n } = useTranslation("workplace");
  const [now] = useState(serverClock.now);
  return (
    <header className={classes.greeting}>
      <Title order={1}>{t(`greeting.${partOfDay(now.getHours())}`, { name })}</Title>
      <Text component="span" c="var(--text-2)">
        {dayText(now, i18n.language)}
      </Text>
      <AsOf title={t("visits.title")} query={useQuery(listVisits.query())} />
    </header>
  );
}

const dayFormatOf = lazyBy(
  (locale: string) => new Intl.DateTimeFormat(locale, { weekday: "long", month: "long", day: "numeric" }),
);

/** 11 月 26 日 星期四 or Thursday, November 26: nobody asks for the year of today. */
export const dayText = (day: Date, locale: string): string =>
  // Intl puts no spaces into Chinese dates.
  dayFormatOf(locale)
    .format(day)
    .replace(/\d(?=\p{Script=Han})|月(?=\d)|日(?=星)/gu, "$& ");

type PartOfDay = "morning" | "noon" | "afternoon" | "evening";

/** The part of the day of an hour from 0 to 23. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 18 || hour < 5) return "evening";
  if (hour < 11) return "morning";
  return hour < 13 ? "noon" : "afternoon";
}
