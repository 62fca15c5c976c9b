import type { Field } from "./fields/field";

/** The columns that a table has besides those of its fields. */
type OwnColumn = "select" | "index" | "actions";
/** What an address says besides the conditions of a search. */
type OwnParam = "current" | "pageSize" | "sort" | "record" | "new" | "edit";

/** One object of several, which the compiler shows whole; of two texts under one key it would make `never`. */
type Together<Problems> = unknown extends Problems ? unknown : { [Key in keyof Problems]: Problems[Key] };

/** Says which parts of a field's declaration have no counterpart, and is `unknown` if all have one. */
export type FieldProblem<Name extends string, F, R, Query, Body, Namespace> =
  F extends Field<infer Value, infer Options>
    ? Options extends { condition: true }
      ? Together<FilterProblem<Name, Options, Query> & TranslationProblem<Name, Options, Namespace>>
      : Name extends OwnColumn
        ? { problem: "a column of the table has this name" }
        : Name extends keyof R
          ? R[Name] extends Value
            ? Together<
                FilterProblem<Name, Options, Query> &
                  EmptyConditionProblem<Name, Options, Query> &
                  SortProblem<Name, Options, Query> &
                  FormProblem<Name, Options, Body> &
                  TranslationProblem<Name, Options, Namespace>
              >
            : { problem: "the record's value is of another type" }
          : { problem: "the record has no such value" }
    : unknown;

type FilterKeys<Name extends string, Options> = Options extends { filter: infer Filter }
  ? Filter extends { from: infer From; to: infer To }
    ? From | To
    : Filter extends "range"
      ? `${Name}From` | `${Name}To`
      : Name
  : never;
type FilterProblem<Name extends string, Options, Query> =
  Extract<FilterKeys<Name, Options>, OwnParam> extends never
    ? Exclude<FilterKeys<Name, Options>, keyof Query> extends never
      ? Options extends { filter: "several" }
        ? SeveralProblem<Query[Name & keyof Query], "filterProblem">
        : unknown
      : { filterProblem: "the call's query has no such condition" }
    : { filterProblem: "a parameter of the address has this name" };
type EmptyConditionProblem<Name extends string, Options, Query> = Options extends { orEmpty: true }
  ? `${Name}Empty` extends keyof Query
    ? unknown
    : { emptyProblem: "the call's query has no such condition" }
  : unknown;
/** A column is sorted in both directions, the first of which is the descending one. */
type SortProblem<Name extends string, Options, Query> = Options extends { column: { sort: true } }
  ? Query extends { sort?: infer Sort }
    ? Name | `-${Name}` extends Sort
      ? unknown
      : { sortProblem: "the call does not sort by it" }
    : { sortProblem: "the call does not sort" }
  : unknown;
/** Says why a call cannot sort by several columns. */
export type SeveralSortsProblem<Query> = Query extends { sort?: infer Sort }
  ? SeveralProblem<Sort, "problem">
  : { problem: "the call does not sort" };
/** Several values are one text with commas, which a list of single values does not contain. */
type SeveralProblem<Value, Key extends string> = string extends Value
  ? unknown
  : Record<Key, "the call's query takes one value, not a text of several">;
type FormProblem<Name, Options, Body> = Options extends { form: object }
  ? Name extends keyof Body
    ? EmptyProblem<Options, Body[Name]>
    : { formProblem: "the request to create a record has no such value" }
  : unknown;
/** Some kinds send null for an empty input, unless the form requires a value. */
type EmptyProblem<Options, Value> = Options extends { form: { required: true } | { maxDigits: number } }
  ? unknown
  : Options extends { empty: null }
    ? null extends Value
      ? unknown
      : { formProblem: "the request does not accept null, so the form must require a value" }
    : unknown;
/** A flag may have texts of its own, but then for both of its values. */
type FlagProblem<Name extends string, Namespace> =
  Namespace extends Record<Name, unknown>
    ? Namespace extends Record<Name, { true: string; false: string }>
      ? unknown
      : { translationProblem: "the namespace does not translate true and false" }
    : unknown;
type TranslationProblem<Name extends string, Options, Namespace> = Options extends { flag: true }
  ? FlagProblem<Name, Namespace>
  : Options extends { values: readonly (infer Value)[] }
    ? Namespace extends Record<Name, Record<Value & string, string>>
      ? unknown
      : { translationProblem: "the namespace does not translate every value" }
    : unknown;

/** Says which texts of a list its namespace lacks, and which fields it has no name of. */
export type NamespaceProblem<Name extends string, Namespace> = Namespace extends {
  table: string;
  entity: string;
  entities: string;
  counted_other: string;
  field: infer Names;
}
  ? Exclude<Name, keyof Names> extends never
    ? unknown
    : { problem: `the namespace does not translate field.${Exclude<Name, keyof Names>}` }
  : { problem: "the namespace lacks table, entity, entities, counted_other or field" };

/** Says whether a list lacks the texts of an action, which is translated as what one can do and as what was done. */
export type ActionProblem<Name extends string, Namespace> = Namespace extends {
  action: Record<Name, string>;
  done: Record<Name, string>;
}
  ? unknown
  : { problem: "the namespace does not translate the action" };

/** Says why a change cannot carry the version of its record. */
export type VersionProblem<Change> = Change extends (input: infer Input) => unknown
  ? Input extends { body: { ifVersion?: string | number } }
    ? "ifVersion" extends keyof Input["body"]
      ? unknown
      : { problem: "the request to change a record takes no ifVersion" }
    : { problem: "the request to change a record takes no ifVersion" }
  : { problem: "the list does not change records" };
