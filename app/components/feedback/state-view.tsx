import classes from "~/components/layout/panel.module.css";

export function StateDrawing({ path }: { path: string }) {
  return (
    <svg
      className={classes.drawing}
      width="3rem"
      height="3rem"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      <rect x="8" y="8" width="32" height="32" rx="6" strokeWidth="1.5" />
      <path d={path} strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
