import type { Field } from "./field";

type Fields = Readonly<Record<string, Pick<Field<never>, "column" | "isState">>>;

/** The field that says in which state a record is, if there is one. */
export const stateOf = (fields: Fields): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.isState && fields[name]?.column);
