import type { ReactNode } from "react";
import classes from "~/components/layout/panel.module.css";

type Props = {
  /** Drawn in gray: what the data would be in. */
  shape: string;
  /** Drawn in the theme colour: what is the matter with it. */
  accent: string;
  role?: "status";
  children: ReactNode;
};

/** In place of data: a drawing of the family of the exceptions' ones, with what to say and to do below. */
export function StateView({ shape, accent, role, children }: Props) {
  return (
    <div className={classes.state} role={role}>
      <svg
        width="7.5rem"
        height="6rem"
        viewBox="0 0 120 96"
        fill="var(--card)"
        stroke="var(--text-3)"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden
      >
        <ellipse cx="60" cy="86" rx="48" ry="5" fill="var(--skeleton)" stroke="none" />
        <path d={shape} />
        <path d={accent} stroke="var(--primary-6)" />
      </svg>
      {children}
    </div>
  );
}
