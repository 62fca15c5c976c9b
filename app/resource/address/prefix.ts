import type { Resource } from "~/resource/resource";

export type Prefixed = Pick<Resource, "prefix">;

/** How the names of a list's parameters and forms start: a screen may have several lists. Empty for the only one. */
export const startOf = ({ prefix }: Prefixed): string => prefix && `${prefix}.`;
