import type { ReactNode } from "react";
import classes from "./state.module.css";

type DrawingProps = {
  /** Drawn in gray: what the data would be in. */
  shape: string;
  /** Drawn in the theme colour: what is the matter with it. */
  accent: string;
};

type Props = DrawingProps & {
  role?: "status";
  children: ReactNode;
};

/** A drawing of the family of the exceptions' ones. */
export const StateDrawing = ({ shape, accent }: DrawingProps) => (
  <svg
    width="7.5rem"
    height="5rem"
    viewBox="0 16 120 80"
    fill="var(--card)"
    stroke="var(--text-3)"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <ellipse cx="60" cy="86" rx="48" ry="5" fill="var(--line)" stroke="none" />
    <path d={shape} />
    <path d={accent} fill="var(--primary-6)" fillOpacity=".3" stroke="var(--primary-6)" />
  </svg>
);

/** In place of data: a drawing, with what to say and to do below. */
export const StateView = ({ role, children, ...drawing }: Props) => (
  <div className={classes.state} role={role}>
    <StateDrawing {...drawing} />
    {children}
  </div>
);
