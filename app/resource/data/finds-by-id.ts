import type { Resource } from "~/resource/resource";

/** Whether any record of a list is found by its id, also one that is not on the page in sight. */
export const findsById = ({ calls, whole }: Resource): boolean => Boolean(calls.one ?? whole);
