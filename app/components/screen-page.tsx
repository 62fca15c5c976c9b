import { Title } from "@mantine/core";
import { useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { screens } from "~/navigation/screens";
import classes from "./screen-page.module.css";

/** A screen's content under its title, which comes from the table of screens. */
export function ScreenPage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("screens");
  const id = useMatches().at(-1)?.id;
  const screen = screens.find(({ name }) => name === id);
  return (
    <div className={classes.page}>
      <Title order={1}>{screen && t(screen.title)}</Title>
      {children}
    </div>
  );
}
