import type { Fault } from "#mocks/backend/faults";

/** A success that holds the data. */
export const answering = (data: unknown): Fault => ({
  kind: "json",
  text: JSON.stringify({ status: "success", code: 200, data }),
});
