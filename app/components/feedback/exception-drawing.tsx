import classes from "./exception-page.module.css";

/** The exceptions that have a page. */
export type ExceptionStatus = 403 | 404 | 500;

/** What stands in front of the status: a locked gate, a signpost, a broken gear. */
const SCENES: Record<ExceptionStatus, { shape: string; accent: string }> = {
  403: {
    shape:
      "M46 150V90a54 34 0 0 1 108 0v60M64 65v85M82 58v92M118 58v92M136 65v85M28 150V70h18v80M154 150V70h18v80M29 62h16a4 4 0 0 1 0 8H29a4 4 0 0 1 0-8zM155 62h16a4 4 0 0 1 0 8h-16a4 4 0 0 1 0-8zM14 150h172",
    accent:
      "M86 100h28a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H86a4 4 0 0 1-4-4v-22a4 4 0 0 1 4-4zM88 100v-8a12 12 0 0 1 24 0v8h-6v-8a6 6 0 0 0-12 0v8zM100 112v6",
  },
  404: {
    shape: "M96 150V60a4 4 0 0 1 8 0v90M64 150h72",
    accent:
      "M62 63h100l14 14-14 14H62a4 4 0 0 1-4-4V67a4 4 0 0 1 4-4zM138 101H38l-14 14 14 14h100a4 4 0 0 0 4-4v-20a4 4 0 0 0-4-4z",
  },
  500: {
    shape: "M92 74h16v76H92zM71 86l66 38-8 14-66-38zM63 124l60-36 2 8 6-2 2 10-62 34zM24 150h152",
    accent: "M72 112a28 28 0 0 0 56 0a28 28 0 0 0-56 0zM92 112a8 8 0 0 0 16 0a8 8 0 0 0-16 0zM124 98l-8-2-2 8-8 2",
  },
};

export function ExceptionDrawing({ status }: { status: ExceptionStatus }) {
  const { shape, accent } = SCENES[status];
  return (
    <svg className={classes.drawing} viewBox="0 -8 200 168" fill="var(--page)" aria-hidden>
      {/* In units of the drawing: a length of a style would grow with the browser's font size a second time. */}
      <text x="100" y="62" textAnchor="middle" fontSize="92">
        {status}
      </text>
      <ellipse cx="100" cy="154" rx="96" ry="5" fill="var(--active)" />
      <path d={shape} />
      <path d={accent} stroke="var(--primary-6)" />
    </svg>
  );
}
