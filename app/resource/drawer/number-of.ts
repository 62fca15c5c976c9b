import type { Resource } from "~/resource/resource";

/** The field that numbers a record beside its title, if there is one: what is copied is what it is known by elsewhere. */
export const numberOf = ({ title, fields }: Pick<Resource, "title" | "fields">): string | undefined =>
  Object.keys(fields).find((name) => name !== title && fields[name]?.column?.copy);
