import { Group, Paper, Title } from "@mantine/core";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { ReactNode } from "react";
import { ScreenPage } from "~/components/layout/screen-page";
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
  /** Panels below. */
  children?: ReactNode;
};

/** The outcome of a task: what it is, what to do next, and its details below. */
export function ResultPage({ outcome, title, text, actions, children }: Props) {
  return (
    <ScreenPage>
      <Paper withBorder radius="md" className={`${classes.card} ${outcome ? classes.outcome : classes.empty}`}>
        {outcome ? <Mark outcome={outcome} /> : <StateDrawing {...EMPTY_FORM} />}
        <div className={classes.text}>
          <Title order={2}>{title}</Title>
          <p>{text}</p>
        </div>
        <Group gap="sm" className="screen-only">
          {actions}
        </Group>
      </Paper>
      {children}
    </ScreenPage>
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
