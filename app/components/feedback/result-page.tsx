import { Group, Paper, Title } from "@mantine/core";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { ReactNode } from "react";
import classes from "./result-page.module.css";

type Props = { outcome: "success" | "error"; title: string; text: string; actions: ReactNode; children: ReactNode };

/** The outcome of a task: title, text, next actions, and details below. */
export function ResultPage({ outcome, title, text, actions, children }: Props) {
  return (
    <Paper withBorder radius="md" className={classes.page}>
      <span className={`${classes.mark} ${classes[outcome]}`}>
        {outcome === "success" ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
      </span>
      <Title order={1}>{title}</Title>
      <p className={classes.text}>{text}</p>
      <Group gap="sm" justify="center" className="screen-only">
        {actions}
      </Group>
      <div className={classes.details}>{children}</div>
    </Paper>
  );
}
