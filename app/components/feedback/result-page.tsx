import { Group, Paper, Title } from "@mantine/core";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { ReactNode } from "react";
import classes from "./result-page.module.css";

const ICONS = { success: IconCheck, error: IconX, none: IconMinus };

type Props = {
  outcome: keyof typeof ICONS;
  title: string;
  text: string;
  actions: ReactNode;
  children?: ReactNode;
};

/** The outcome of a task: title, text, next actions, and details below. */
export function ResultPage({ outcome, title, text, actions, children }: Props) {
  const Icon = ICONS[outcome];
  return (
    <Paper withBorder radius="md" className={classes.page}>
      <span className={`${classes.mark} ${classes[outcome]}`}>
        <Icon aria-hidden />
      </span>
      <Title order={1}>{title}</Title>
      <p className={classes.text}>{text}</p>
      <Group gap="sm" justify="center" className="screen-only">
        {actions}
      </Group>
      {children && <div className={classes.details}>{children}</div>}
    </Paper>
  );
}
