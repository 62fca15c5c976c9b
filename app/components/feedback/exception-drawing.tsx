import classes from "./exception-page.module.css";

/** The exceptions that have a page. */
export type ExceptionStatus = 403 | 404 | 500;

/** What stands below the status, with air between them: a locked gate, a signpost, an unplugged cable. */
const SCENES: Record<ExceptionStatus, { shape: string; accent: string }> = {
  403: {
    shape:
      "M46 150V90a54 34 0 0 1 108 0v60M64 65v85M82 58v92M118 58v92M136 65v85M28 150V70h18v80M154 150V70h18v80M25 62h24v8H25zM151 62h24v8h-24zM14 150h172",
    accent: "M82 100h36v30H82zM90 100v-8a10 10 0 0 1 20 0v8M100 112v6",
  },
  404: {
    shape: "M96 150V60a4 4 0 0 1 8 0v90M64 150h72",
    accent: "M58 63h104l14 14-14 14H58zM142 101H38l-14 14 14 14h104z",
  },
  500: {
    shape:
      "M14 150h16a12 12 0 0 0 12-12v-46a12 12 0 0 1 12-12h4M186 150h-16a12 12 0 0 1-12-12v-46a12 12 0 0 0-12-12h-4",
    accent: "M92 56v48H82a24 24 0 0 1 0-48zM92 68h12M92 92h12M112 56v48h6a24 24 0 0 0 0-48z",
  },
};

export function ExceptionDrawing({ status }: { status: ExceptionStatus }) {
  const { shape, accent } = SCENES[status];
  return (
    <svg className={classes.drawing} viewBox="0 -12 200 172" fill="var(--page)" aria-hidden>
      {/* In units of the drawing: a length of a style would grow with the browser's font size a second time. */}
      <text x="100" y="46" textAnchor="middle" fontSize="72">
        {status}
      </text>
      <ellipse cx="100" cy="154" rx="96" ry="5" fill="var(--active)" />
      <path d={shape} />
      <path d={accent} stroke="var(--primary-6)" />
    </svg>
  );
}
