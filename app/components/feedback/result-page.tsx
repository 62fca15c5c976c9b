import { Group, Paper, Title } from "@mantine/core";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { ReactNode } from "react";
import { ScreenPage } from "~/components/layout/screen-page";
import classes from "./result-page.module.css";
import { StateDrawing } from "./state-view";

const ICONS = { success: IconCheck, error: IconX };

/** A form, with the mark of the outcome that none has had. */
const FORM = "M36 14h34l14 14v52H36zM70 14v14h14";
const ACCENTS = { success: "M48 53l9 9 16-18", error: "M50 43l20 20M70 43L50 63" };

type Props = {
  outcome: keyof typeof ICONS;
  /** Nothing has had this outcome. */
  isEmpty?: boolean;
  title: string;
  text: string;
  actions: ReactNode;
  /** Panels below. */
  children?: ReactNode;
};

/** The outcome of a task: what it is, what to do next, and its details below. */
export function ResultPage({ outcome, isEmpty, title, text, actions, children }: Props) {
  return (
    <ScreenPage>
      <Paper withBorder radius="md" className={`${classes.card} ${isEmpty ? classes.empty : classes.outcome}`}>
        {isEmpty ? <StateDrawing shape={FORM} accent={ACCENTS[outcome]} /> : <OutcomeMark outcome={outcome} />}
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

/** The mark of an outcome, the same wherever one is told. */
export function OutcomeMark({ outcome }: { outcome: keyof typeof ICONS }) {
  const Icon = ICONS[outcome];
  return (
    <span className={`${classes.mark} ${classes[outcome]}`}>
      <Icon aria-hidden />
    </span>
  );
}
