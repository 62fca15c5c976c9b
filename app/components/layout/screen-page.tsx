import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./screen-page.module.css";
import { useCurrentScreen } from "./use-current-screen";

type Props = {
  /** It has one part, which is at least as high as the page. */
  isFull?: boolean;
  children?: ReactNode;
};

/** A screen's content below its title from the table of screens. */
export function ScreenPage({ isFull, children }: Props) {
  const { t } = useTranslation("screens");
  const screen = useCurrentScreen();
  return (
    <div className={isFull ? `${classes.page} ${classes.full}` : classes.page}>
      <Title order={1}>{screen && t(screen.title)}</Title>
      {children}
    </div>
  );
}
