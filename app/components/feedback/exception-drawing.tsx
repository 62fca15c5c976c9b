/** The exceptions that have a page. */
export type ExceptionStatus = 403 | 404 | 500;

const MARKS: Record<ExceptionStatus, string> = {
  // A lock, a torn path, a broken line: drawn on one 48-unit grid.
  403: "M80 73v-8a12 12 0 0 1 24 0v8M74 73h36v26H74zM92 83v7",
  404: "M72 64h14l6 10 6-10h14M72 88h14l6-10 6 10h14",
  500: "M70 76h12l5-14 9 28 6-14h12",
};

export function ExceptionDrawing({ status }: { status: ExceptionStatus }) {
  return (
    <svg
      width="11.5rem"
      height="8.5rem"
      viewBox="0 0 184 136"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <ellipse cx="92" cy="124" rx="70" ry="6" fill="var(--skeleton)" stroke="none" />
      <rect x="30" y="20" width="124" height="92" rx="8" fill="var(--card)" stroke="var(--control-line)" />
      <path d="M30 40h124" stroke="var(--control-line)" />
      <path d="M42 30h.01M50 30h.01M58 30h.01" stroke="var(--text-3)" strokeWidth="4" strokeLinecap="round" />
      <path d={MARKS[status]} stroke="var(--primary-6)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
