import { Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { partOfDay } from "./part-of-day";
import classes from "./workplace.module.css";

/** The operator's name and the day. */
export function Greeting({ name }: { name: string }) {
  const { t } = useTranslation("workplace");
  const format = useFormat();
  const [now] = useState(() => new Date());
  return (
    <header className={classes.greeting}>
      <Title order={1}>{t(`greeting.${partOfDay(now.getHours())}`, { name })}</Title>
      <Text component="span" c="var(--text-2)">
        {format.day(now)}
      </Text>
    </header>
  );
}
