import type { LogRow } from "~/api/profile";

/** The row with the latest time; the server's times sort as text. */
export const latestChange = (rows: readonly LogRow[]): LogRow | undefined =>
  rows.reduce<LogRow | undefined>(
    (latest, row) => (latest && latest.updateTime >= row.updateTime ? latest : row),
    undefined,
  );

const PASSED = 1;

/** The current step of a change: under review (1) until it is approved (3, all done). */
export const stepOf = ({ status }: Pick<LogRow, "status">): number => (status === PASSED ? 3 : 1);
