import type { Resource } from "./resource";

/** The namespaces of lists: those of the kit, and their own. */
export const namespacesOf = (resources: readonly Pick<Resource, "namespace" | "write">[]): string[] => [
  "resource",
  "forms",
  ...(resources.some(({ write }) => write) ? ["selection"] : []),
  ...resources.map(({ namespace }) => namespace),
];
