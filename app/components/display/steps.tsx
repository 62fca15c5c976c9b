import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import classes from "./steps.module.css";

type Props = {
  /** What the steps are of. */
  label: string;
  titles: readonly string[];
  /** The step that is under way, counted from 0; at their number all are done. */
  current: number;
};

/** How far something has come; each step's state is in words too. */
export function Steps({ label, titles, current }: Props) {
  const { t } = useTranslation("console");
  return (
    <ol className={classes.steps} aria-label={label}>
      {titles.map((title, at) => {
        const state = at < current ? "done" : at === current ? "current" : "waiting";
        return (
          <li key={title} data-state={state} aria-current={state === "current" ? "step" : undefined}>
            <span className={classes.mark} aria-hidden>
              {state === "done" ? <IconCheck /> : at + 1}
            </span>
            <span className={classes.title}>{title}</span>
            <span className={classes.state}>{t(`steps.${state}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** In place of so many steps. */
export const StepsSkeleton = ({ steps }: { steps: number }) => (
  <Skeleton className={classes.steps}>
    {[...Array(steps).keys()].map((step) => (
      <div key={step} className={classes.place}>
        <SkeletonBar height={47} />
      </div>
    ))}
  </Skeleton>
);
