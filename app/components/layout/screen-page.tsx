import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./screen-page.module.css";
import { useCurrentScreen } from "./use-current-screen";

/** A screen's content below its title from the table of screens. */
export function ScreenPage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("screens");
  const screen = useCurrentScreen();
  return (
    <div className={classes.page}>
      <Title order={1}>{screen && t(screen.title)}</Title>
      {children}
    </div>
  );
}
