import { Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./settings-drawer.module.css";

/** A titled group of settings. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={3} id={id} size="sm" className={classes.heading}>
        {title}
      </Title>
      {children}
    </section>
  );
}
