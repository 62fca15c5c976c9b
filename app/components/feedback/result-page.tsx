import { Group, Paper, Title } from "@mantine/core";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconQuestionMark from "@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { ReactNode } from "react";
import { ScreenPage } from "~/components/layout/screen-page";
import classes from "./result-page.module.css";
import { StateDrawing } from "./state-view";

const ICONS = { success: IconCheck, error: IconX, unknown: IconQuestionMark };

/** A form, and what is written in it. */
const FORM = { shape: "M36 20h34l14 14v44H36z", accent: "M70 20v14h14zM48 48h24M48 60h16" };

type Props = {
  outcome: keyof typeof ICONS;
  /** Nothing has had this outcome. */
  isEmpty?: boolean;
  title: string;
  text: string;
  /** The main one, which is filled, stands last, as in forms and dialogs. */
  actions: ReactNode;
  /** Panels below. */
  children?: ReactNode;
};

/** The outcome of a task: what it is, what to do next, and its details below. */
export function ResultPage({ outcome, isEmpty, title, text, actions, children }: Props) {
  return (
    <ScreenPage>
      <Paper withBorder radius="md" className={`${classes.card} ${isEmpty ? classes.empty : classes.outcome}`}>
        {isEmpty ? <StateDrawing {...FORM} /> : <OutcomeMark outcome={outcome} />}
        <div className={classes.text}>
          <Title order={2} size={isEmpty ? undefined : "h1"}>
            {title}
          </Title>
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

/** The mark of an outcome, the same on every screen. */
export function OutcomeMark({ outcome }: { outcome: keyof typeof ICONS }) {
  const Icon = ICONS[outcome];
  return (
    <span className={`${classes.mark} ${classes[outcome]}`}>
      <Icon aria-hidden />
    </span>
  );
}
