import type { Field } from "~/resource/fields/field";

type Options = { title: string; fields: Readonly<Record<string, Pick<Field<never>, "column">>> };

/** The field that numbers a record beside its title, if there is one: what is copied is what it is known by elsewhere. */
export const numberOf = ({ title, fields }: Options): string | undefined =>
  Object.keys(fields).find((name) => name !== title && fields[name]?.column?.copy);
