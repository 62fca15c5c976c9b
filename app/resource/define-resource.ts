import type { QueryKey } from "@tanstack/react-query";
import type { Transport } from "~/api/client/signed-fetch";
import { READ_ALL_PAGE_SIZE } from "~/config/limits";
import type { Translations } from "~/i18n/translations";
import type { Permission } from "~/navigation/permissions";
import type { ScreenName } from "~/navigation/screens";
import type { Whole } from "~/resource/data/whole-list";
import { declaredColumns } from "./columns/column-settings";
import type {
  ActionProblem,
  FieldProblem,
  NamespaceProblem,
  SeveralSortsProblem,
  VersionProblem,
} from "./declaration-problems";
import type { Field } from "./fields/field";
import { createListState } from "./list-state";
import { createPreferences } from "./preferences";
import type { Action, Calls, Page, Resource, Row, RowId, Search, Slots } from "./resource";

type ListCall<Query, R> = {
  (input: { query: Query; signal?: AbortSignal }): Promise<Page<R>>;
  readonly queryKey: QueryKey;
  readonly whole?: Whole<R & Row>;
};
/** An action that asks for fields which the namespace has names of. */
type DeclaredAction<R, Name extends string> = Omit<Action<R>, "input"> & {
  readonly input?: { readonly [N in Name]?: Field<never> };
};
type NamesOf<Namespace> = Namespace extends { field: infer Fields } ? keyof Fields & string : never;
type AnyFields = Readonly<Record<string, Field<never>>>;

type Declaration<
  Fields extends AnyFields,
  Query extends Search,
  R extends Row,
  Body extends object,
  Namespace extends keyof Translations,
  Names extends string,
  Computed extends object,
  Change,
> = {
  screen: ScreenName;
  prefix?: string;
  namespace: Namespace & NamespaceProblem<keyof Fields & string, Translations[Namespace]>;
  title: keyof Fields & string;
  /** For a list in a PlainTable: its address has no page and no open record. */
  plain?: true;
  /** The call refuses larger pages; 500 rows are requested when all are read. */
  maxPageSize?: number;
  /** The call sorts by several columns: `-price,name`. A whole list always does. */
  sorts?: "several" & SeveralSortsProblem<Query>;
  /** A change carries this value of the record that was changed as `ifVersion`, so that a server can refuse an older one. */
  version?: ("version" | "updatedTime") & keyof R & VersionProblem<Change>;
  write?: Permission;
  /** A record is changed in its form alone, for example because its fields depend on each other. */
  inPlace?: false;
  fields: Fields & {
    [Name in keyof Fields]: FieldProblem<
      Name & string,
      Fields[Name],
      R & Computed,
      Query,
      Body,
      Translations[Namespace]
    >;
  };
  /** The fields whose columns stand first, in this order; the others follow in their own. */
  columns?: readonly (keyof Fields & string)[];
  /** The fields below the title on a phone; by default the first columns, of different kinds if there are. */
  phone?: readonly (keyof Fields & string)[];
  /** Values of a record that follow from its others, for further fields; its parameter needs a type. */
  computed?: (row: R) => Computed;
  slots?: Slots<R & Computed>;
  calls: {
    list: ListCall<Query, R>;
    /** Reads a record that is not on the page in sight. */
    one?: (input: { params: { id: RowId }; signal?: AbortSignal }) => Promise<R>;
    create?: (input: { body: Body }) => Promise<R>;
    change?: Change & ((input: { params: { id: RowId }; body: Partial<Body> }) => Promise<R>);
    remove?: (input: { body: { ids: RowId[] }; transport?: Transport }) => Promise<unknown>;
    /** In place of `remove`, of a server that deletes one record at a time. */
    removeOne?: (input: { params: { id: RowId }; transport?: Transport }) => Promise<unknown>;
    importRows?: (input: { body: { rows: Body[] }; transport?: Transport }) => Promise<{ created: number }>;
  };
  actions?: {
    readonly [Name in Names]: DeclaredAction<R, NamesOf<Translations[Namespace]>> &
      ActionProblem<Name, Translations[Namespace]>;
  };
};

/** The call with the computed values in its records. */
function withComputed<Query, R extends Row>(list: ListCall<Query, R>, computed: ((row: R) => object) | undefined) {
  if (!computed) return list;
  const { whole } = list;
  const compute = (row: R): R => ({ ...row, ...computed(row) });
  const call = async (input: { query: Query; signal?: AbortSignal }): Promise<Page<R>> => {
    const page = await list(input);
    return { ...page, list: page.list.map(compute) };
  };
  const toRows = (response: unknown) => whole?.toRows(response).map(compute) ?? [];
  return Object.assign(call, { whole: whole && { ...whole, toRows } });
}

/** Adds the computed values to the record that a call answers. */
function withComputedRecord<Input, R extends Row>(
  call: ((input: Input) => Promise<R>) | undefined,
  computed: ((row: R) => object) | undefined,
) {
  if (!call || !computed) return call;
  return async (input: Input): Promise<R> => {
    const row = await call(input);
    return { ...row, ...computed(row) };
  };
}

const removeEach = (removeOne: Calls["removeOne"]): Calls["remove"] =>
  removeOne &&
  (({ body: { ids }, transport }) => Promise.all(ids.map((id) => removeOne({ params: { id }, transport }))));

/**
 * Declares a list of records: its fields, its calls and what may be done. The columns stand in the order of the fields.
 * The compiler refuses what has no counterpart in the calls or in the namespace.
 */
export function defineResource<
  const Fields extends AnyFields,
  Query extends Search,
  R extends Row,
  Body extends object,
  const Namespace extends keyof Translations,
  const Names extends string = never,
  Computed extends object = object,
  Change = unknown,
>(declaration: Declaration<Fields, Query, R, Body, Namespace, Names, Computed, Change>): Resource {
  const {
    screen,
    prefix = "",
    namespace,
    title,
    sorts,
    version,
    write,
    fields,
    columns = [],
    phone,
    actions = {},
    slots = {},
  } = declaration;
  const { list: declared, ...writes } = declaration.calls;
  const { computed } = declaration;
  const list = withComputed(declared, computed);
  const calls: Calls = {
    ...writes,
    list,
    one: withComputedRecord(writes.one, computed),
    create: withComputedRecord(writes.create, computed),
    change: withComputedRecord(writes.change, computed),
    remove: removeEach(writes.removeOne) ?? writes.remove,
  };
  return {
    screen,
    prefix,
    namespace,
    title,
    version,
    write,
    fields,
    columns,
    phone,
    calls,
    computed,
    whole: list.whole,
    plain: declaration.plain ?? false,
    maxPageSize: declaration.maxPageSize ?? READ_ALL_PAGE_SIZE,
    inPlace: declaration.inPlace ?? true,
    severalSorts: list.whole !== undefined || sorts !== undefined,
    queryKey: declared.queryKey,
    actions,
    slots,
    // In a panel of another screen the first row of filters is enough until more are asked for.
    preferences: createPreferences(namespace, declaredColumns(fields, columns), !prefix),
    listState: createListState(),
  };
}
