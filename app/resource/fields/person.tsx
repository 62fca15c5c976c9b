import * as v from "valibot";
import { PersonAvatar } from "~/components/display/person-avatar";
import { type Column, type Field, type Maybe, plainText } from "./field";
import classes from "./person.module.css";
import { textFilter } from "./text";
import { conditionsOnly } from "./value-conditions";

export type PersonOptions = {
  column?: Partial<Column>;
  /** The call matches a part of the name. */
  filter?: "part";
};
export type Person = { readonly name: string; readonly avatar?: Maybe<string> };

const personSchema = v.object({ name: v.string(), avatar: v.nullish(v.string()) });
const nameOf = (value: unknown): string => (v.is(personSchema, value) ? value.name : plainText(value));

const withAvatar = (value: unknown) =>
  v.is(personSchema, value) && value.name !== "" ? (
    <span className={classes.person}>
      <PersonAvatar name={value.name} picture={value.avatar ?? ""} size={24} />
      <span className={classes.name}>{value.name}</span>
    </span>
  ) : (
    nameOf(value)
  );

/** A person by picture, or initials, and name. */
export function person<const Options extends PersonOptions>(options: Options): Field<Maybe<Person>, Options> {
  const { column, filter }: PersonOptions = options;
  return {
    column: { width: 140, truncates: true, oneLine: true, ...column },
    cell: withAvatar,
    text: nameOf,
    detail: withAvatar,
    csv: nameOf,
    sortKey: nameOf,
    filter: filter
      ? {
          ...textFilter,
          matches: (value, conditions) => textFilter.matches(nameOf(value), conditions),
          only: (value) => conditionsOnly(textFilter, nameOf(value)),
        }
      : null,
    form: null,
  };
}
