import type { Resource } from "~/resource/resource";

/** Something that a list has once, created when it is first used: a list that never does need not load its code. */
export function ofResource<T extends object>(create: (resource: Resource) => T): (resource: Resource) => T {
  const created = new WeakMap<Resource, T>();
  return (resource) => {
    const known = created.get(resource);
    if (known) return known;
    const first = create(resource);
    created.set(resource, first);
    return first;
  };
}
