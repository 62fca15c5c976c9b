import { Link } from "@remix-run/react";
import * as v from "valibot";
import { id as idSchema } from "~/api/fields";
import { recordLink } from "~/resource/copy/record-link";
import { findsById } from "~/resource/data/finds-by-id";
import type { Resource, RowId } from "~/resource/resource";
import { translate } from "~/resource/resource-texts";
import { type Column, type Field, type FieldContext, type FieldForm, type Maybe, plainText } from "./field";
import classes from "./link.module.css";
import { ReferenceInput, type Referred } from "./reference-input";

export type ReferenceOptions = {
  /** The other resource, searched by the field of its title, which needs a filter. Two lists may refer to each other. */
  of: () => Resource;
  column?: Partial<Column>;
  /** The id is sent; an empty one as null. `ids`: those of the list are texts; else a file has numbers alone for them. */
  form?: { required?: boolean; ids?: "text" };
};
/** A record of another list by its id, with its title if the server sends it. */
export type Reference = RowId | { readonly id: RowId; readonly title: string };

const referenceSchema = v.object({ id: idSchema, title: v.string() });
const referredSchema = v.pipe(v.tuple([idSchema, v.string()]), v.readonly());

function toReferred(value: unknown): Referred | null {
  if (v.is(referenceSchema, value)) return [value.id, value.title];
  return v.is(idSchema, value) && value !== "" ? [value, String(value)] : null;
}
const titleOf = (value: unknown): string => toReferred(value)?.[1] ?? plainText(value);

/** A record of another list: its title, as a link to it. */
export function reference<const Options extends ReferenceOptions>(
  options: Options,
): Field<Maybe<Reference>, Options & { empty: null }> {
  const { of, column, form }: ReferenceOptions = options;
  function linkedTitle(value: unknown, { tabIndex }: FieldContext) {
    const referred = toReferred(value);
    if (!referred) return plainText(value);
    const [id, title] = referred;
    const hasTitle = v.is(referenceSchema, value);
    // Such a list could not be opened at the record.
    if (!hasTitle && !findsById(of())) return title;
    return (
      <Link
        to={recordLink(of(), id, hasTitle ? title : "")}
        className={`${classes.link} ${classes.title}`}
        tabIndex={tabIndex}
      >
        {title}
      </Link>
    );
  }
  return {
    column: { width: 160, truncates: true, oneLine: true, ...column },
    cell: linkedTitle,
    text: titleOf,
    detail: linkedTitle,
    csv: (value) => cellText(toReferred(value)) || plainText(value),
    sortKey: titleOf,
    filter: null,
    form: form ? referenceForm(of, form) : null,
  };
}

/** “Beijing (12)”: a title alone would not say which record it is. */
const cellText = (value: Referred | null): string => (value ? `${value[1]} (${value[0]})` : "");
const sampleText = ({ label }: FieldContext) => `${translate("imports:sample", { field: label, number: 1 })} (1)`;
const CELL = /^(.*?)\s*\(([^()]+)\)$/;

const referenceForm = (
  of: () => Resource,
  { required = false, ids }: NonNullable<ReferenceOptions["form"]>,
): FieldForm<Referred | string | null> => ({
  toValue: toReferred,
  rule: ({ label }) =>
    v.pipe(
      // A cell of a file that names no id stays a text, which is refused.
      v.nullable(v.union([v.string(), referredSchema])),
      v.check(
        (value) => typeof value !== "string" && (!required || value !== null),
        translate("resource:rules.choose", { field: label }),
      ),
    ),
  toBody: (value) => value?.[0] ?? null,
  parse(cell) {
    const [, title, id] = CELL.exec(cell) ?? [];
    if (title === undefined || id === undefined) return cell || null;
    if (ids === "text") return [id, title];
    // “Beijing (HQ)” is a title: no record has such a number.
    return /^(0|[1-9]\d*)$/.test(id) && Number.isSafeInteger(Number(id)) ? [Number(id), title] : cell;
  },
  // A copied cell is a title, which may end in a number in brackets: it names no record.
  parsePasted: (cell) => cell || null,
  text: (value) => (typeof value === "string" ? value : cellText(value)),
  accepts: sampleText,
  samples: (context) => [sampleText(context), sampleText(context)],
  picks: true,
  Input: ({ name: _, context, ...input }) => (
    <ReferenceInput {...input} label={context.label} of={of} withAsterisk={required} />
  ),
});
