/** How far a change or a certification is: the server sends 0 and 1. */
export const REVIEW_STATES = ["reviewing", "passed"] as const;

/** The state of a server's number; an unknown one as its text. */
export const reviewState = (status: number): string => REVIEW_STATES[status] ?? String(status);
