import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import type { MouseEventHandler } from "react";
import classes from "./step-heads.module.css";

type Step = {
  name: string;
  /** Where it is given, the head is a button. */
  choose?: MouseEventHandler;
};

type Props = {
  /** What the steps are of. */
  label: string;
  steps: readonly Step[];
  /** Counted from zero. */
  current: number;
};

/** The steps of something: what is done, where it stands, what is to come. */
export function StepHeads({ label, steps, current }: Props) {
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map(({ name, choose }, index) => {
        const Head = choose ? "button" : "span";
        return (
          <li
            key={name}
            className={classes.step}
            aria-current={index === current ? "step" : undefined}
            data-done={index < current || undefined}
          >
            <Head className={classes.head} type={choose && "button"} onClick={choose}>
              <span className={classes.mark} aria-hidden>
                {index < current ? <IconCheck /> : index + 1}
              </span>
              <span>{name}</span>
            </Head>
          </li>
        );
      })}
    </ol>
  );
}
