import classes from "./exception-page.module.css";

/** The exceptions that have a page. */
export type ExceptionStatus = 403 | 404 | 500;

/** What stands on the ground: a locked gate, a signpost, an unplugged cable. */
const SCENES: Record<ExceptionStatus, { shape: string; accent: string }> = {
  403: {
    shape: "M62 132V86a38 38 0 0 1 76 0v46M78 132V88a22 22 0 0 1 44 0v44M54 132h92",
    accent: "M88 106h24v18H88zM93 106v-6a7 7 0 0 1 14 0v6M100 113v4",
  },
  404: {
    shape: "M100 132V54M84 132h32",
    accent: "M74 62h46l10 9-10 9H74zM126 88H84l-10 9 10 9h42z",
  },
  500: {
    shape: "M36 132h34a10 10 0 0 0 10-10v-6M164 132h-34a10 10 0 0 1-10-10v-6",
    accent:
      "M70 116v-12a10 10 0 0 1 20 0v12zM76 94v-8M84 94v-8M110 116v-12a10 10 0 0 1 20 0v12zM100 80l4-10M92 82l-8-7M108 82l8-7",
  },
};

export function ExceptionDrawing({ status }: { status: ExceptionStatus }) {
  const { shape, accent } = SCENES[status];
  return (
    <svg className={classes.drawing} viewBox="0 0 200 160" fill="none" aria-hidden>
      <text className={classes.code} x="100" y="58" textAnchor="middle">
        {status}
      </text>
      <ellipse cx="100" cy="142" rx="76" ry="6" fill="var(--skeleton)" />
      <path d={shape} fill="var(--page)" />
      <path d={accent} fill="var(--card)" stroke="var(--primary-6)" />
    </svg>
  );
}
