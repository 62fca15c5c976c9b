import { Paper, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./panel.module.css";
import { PanelBoundary } from "./panel-boundary";

type Props = { title: string; note?: string; aside?: ReactNode; children: ReactNode };

/** A card with a title that names its region. */
export function Panel({ title, note, aside, children }: Props) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} className={classes.panel} withBorder radius="md">
      <header className={classes.header}>
        <Title order={2} id={id} className={classes.title}>
          {title}
          {note && <small className={classes.note}>{note}</small>}
        </Title>
        {aside}
      </header>
      <PanelBoundary>{children}</PanelBoundary>
    </Paper>
  );
}
