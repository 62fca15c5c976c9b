import classes from "./exception-page.module.css";

/** The exceptions that have a page. */
export type ExceptionStatus = 403 | 404 | 500;

/** What stands on the ground, below the status: a locked gate, a signpost, an unplugged cable. */
const SCENES: Record<ExceptionStatus, { shape: string; accent: string }> = {
  403: {
    shape: "M66 132v-28a34 34 0 0 1 68 0v28M82 132v-26a18 18 0 0 1 36 0v26M54 132h92",
    accent: "M90 112h20v14H90zM94 112v-5a6 6 0 0 1 12 0v5M100 117v4",
  },
  404: {
    shape: "M100 132V68M54 132h92",
    accent: "M72 76h48l9 9-9 9H72zM128 100H80l-9 9 9 9h48z",
  },
  500: {
    shape: "M36 132h12a10 10 0 0 0 10-10v-8a10 10 0 0 1 10-10h1M164 132h-12a10 10 0 0 1-10-10v-8a10 10 0 0 0-10-10h-7",
    accent:
      "M88 91v26h-6a13 13 0 0 1 0-26zM88 98h7M88 110h7M106 91v26h6a13 13 0 0 0 0-26zM100 82v-9M91 84l-5-8M109 84l5-8",
  },
};

export function ExceptionDrawing({ status }: { status: ExceptionStatus }) {
  const { shape, accent } = SCENES[status];
  return (
    <svg className={classes.drawing} viewBox="-40 2 280 148" fill="none" aria-hidden>
      <text className={classes.code} x="100" y="92" textAnchor="middle">
        {status}
      </text>
      <ellipse cx="100" cy="142" rx="120" ry="7" fill="var(--skeleton)" />
      <g className={classes.scene}>
        <path d={shape} fill="var(--page)" />
        <path d={accent} fill="var(--card)" stroke="var(--primary-6)" />
      </g>
    </svg>
  );
}
