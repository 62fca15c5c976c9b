import { Paper, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { AsOf } from "./as-of";
import classes from "./panel.module.css";
import { PanelBoundary } from "./panel-boundary";
import type { Refreshable } from "./refresh-button";

type Props = {
  title: string;
  note?: string;
  aside?: ReactNode;
  /** Its time and a button that fetches it again are shown while the pointer or the focus is in the panel. */
  query?: Refreshable;
  children: ReactNode;
};

/** A card with a title that names its region. */
export function Panel({ title, note, aside, query, children }: Props) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} className={classes.panel} withBorder radius="md">
      <header className={classes.header}>
        <Title order={2} id={id} className={classes.title}>
          {title}
          {note && (
            <>
              {/* An en space: a note that wraps does not begin with it. */}
              &ensp;<small className={classes.note}>{note}</small>
            </>
          )}
        </Title>
        <div className={classes.aside}>
          {query && <AsOf title={title} query={query} />}
          {aside}
        </div>
      </header>
      <PanelBoundary>{children}</PanelBoundary>
    </Paper>
  );
}
