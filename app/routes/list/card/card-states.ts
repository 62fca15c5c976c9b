import type { Inspection, Service } from "~/api/card";

/** The state of a service. An expired one must be renewed before it can be opened or closed. */
export function serviceState({ enable, expires }: Pick<Service, "enable" | "expires">): "expired" | "open" | "closed" {
  if (expires) return "expired";
  return enable ? "open" : "closed";
}

/** How much waits to be inspected: the first count of a queue. */
export const waitingCount = (data: Inspection["data"]): number =>
  data.map(({ value }) => value).find((value) => typeof value === "number") ?? 0;

/** Whether every count of a queue is zero; texts such as durations are not counts. */
export function hasNothingWaiting(data: Inspection["data"]): boolean {
  const counts = data.map(({ value }) => value).filter((value) => typeof value === "number");
  return counts.length > 0 && counts.every((count) => count === 0);
}
