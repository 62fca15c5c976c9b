import { Box, Stepper, type StepperStepProps } from "@mantine/core";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { useTranslation } from "react-i18next";
import { Skeleton } from "~/components/loading/skeleton";
import classes from "./steps.module.css";

type StepItem = {
  title: string;
  /** Makes the step a button. */
  onSelect?: () => void;
};

type Props = {
  label: string;
  steps: readonly StepItem[];
  /** The index of the current step; the number of steps if all are done. */
  current: number;
  /** Shows each step's state as text below its title. */
  withState?: boolean;
};

export function Steps({ label, steps, current, withState }: Props) {
  const { t } = useTranslation("forms");
  return (
    <Stepper
      role="list"
      aria-label={label}
      active={current}
      iconSize={28}
      completedIcon={<IconCheck aria-hidden />}
      classNames={classes}
      mod={{ "with-state": withState }}
      onStepClick={(index) => steps[index]?.onSelect?.()}
    >
      {steps.map(({ title, onSelect }, index) => {
        const state = index < current ? "done" : index === current ? "current" : "waiting";
        return (
          <ListedStep
            key={title}
            icon={<span aria-hidden>{index + 1}</span>}
            label={title}
            description={withState && t(`steps.${state}`)}
            allowStepSelect={onSelect !== undefined}
          />
        );
      })}
    </Stepper>
  );
}

/** Props of `Stepper.Step`'s button, which can be any element. */
const AS_TEXT = { component: "span" } as const;

/** Mantine renders every step as a button; `Stepper` passes its props to this component. */
function ListedStep(props: StepperStepProps) {
  return (
    <Box
      role="listitem"
      className={classes.item}
      aria-current={props.state === "stepProgress" ? "step" : undefined}
      data-completed={props.state === "stepCompleted" || undefined}
    >
      <Stepper.Step {...props} {...(props.allowStepClick ? undefined : AS_TEXT)} />
    </Box>
  );
}

/** Steps whose texts are bars: long titles wrap in it as they will. */
export const StepsSkeleton = (props: Pick<Props, "label" | "steps">) => (
  <Skeleton className={classes.skeleton}>
    <div aria-hidden>
      <Steps {...props} current={-1} withState />
    </div>
  </Skeleton>
);
