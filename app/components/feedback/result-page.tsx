import { Group, Paper, Title } from "@mantine/core";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { ReactNode } from "react";
import classes from "./result-page.module.css";
import { StateDrawing } from "./state-view";

const ICONS = { success: IconCheck, error: IconX };

const EMPTY_FORM = { shape: "M36 14h34l14 14v52H36zM70 14v14h14", accent: "M48 42h24M48 54h24M48 66h12" };

type Props = {
  /** Without one a form is drawn that nothing was written in. */
  outcome?: keyof typeof ICONS;
  title: string;
  text: string;
  actions: ReactNode;
  children?: ReactNode;
};

/** The outcome of a task: title, text, next actions, and details below. */
export function ResultPage({ outcome, title, text, actions, children }: Props) {
  return (
    <Paper withBorder radius="md" className={classes.page}>
      {outcome ? <Mark outcome={outcome} /> : <StateDrawing {...EMPTY_FORM} />}
      <Title order={1}>{title}</Title>
      <p className={classes.text}>{text}</p>
      <Group gap="sm" justify="center" className="screen-only">
        {actions}
      </Group>
      {children && <div className={classes.details}>{children}</div>}
    </Paper>
  );
}

function Mark({ outcome }: { outcome: keyof typeof ICONS }) {
  const Icon = ICONS[outcome];
  return (
    <span className={`${classes.mark} ${classes[outcome]}`}>
      <Icon aria-hidden />
    </span>
  );
}
