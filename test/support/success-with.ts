import type { Fault } from "#mocks/backend/faults";

/** A fault that answers with a success and this data. */
export const successWith = (data: unknown): Fault => ({
  kind: "json",
  text: JSON.stringify({ status: "success", code: 200, data }),
});
