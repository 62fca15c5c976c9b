import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Transport } from "~/api/client/signed-fetch";
import type { Store } from "~/lib/state/store";
import type { Permission } from "~/navigation/permissions";
import type { ScreenName } from "~/navigation/screens";
import type { Whole } from "~/resource/data/whole-list";
import type { Field } from "./fields/field";
import type { ListState } from "./list-state";
import type { PreferencesStore } from "./preferences";

export type RowId = string | number;
/** A record as its call gives it, of which the kit knows no more than its id. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: RowId };
/** What a list shows: the query of its call. */
export type Search = Readonly<Record<string, string | number | undefined>> & {
  readonly current: number;
  readonly pageSize: number;
  readonly sort?: string;
};
export type Page<R = Row> = { list: R[]; total: number };

/** The calls, with the shapes of this kit. They are methods, so that calls of exact shapes may stand for them. */
export type Calls = {
  list(input: { query: Search; signal?: AbortSignal }): Promise<Page>;
  one?(input: { params: { id: RowId }; signal?: AbortSignal }): Promise<Row>;
  create?(input: { body: object }): Promise<Row>;
  change?(input: { params: { id: RowId }; body: object; quiet?: boolean }): Promise<Row>;
  remove?(input: { body: { ids: RowId[] }; transport?: Transport }): Promise<unknown>;
  /** Of a server that deletes one record at a time; `remove` is then made of it. */
  removeOne?(input: { params: { id: RowId }; transport?: Transport }): Promise<unknown>;
  importRows?(input: { body: { rows: object[] }; transport?: Transport }): Promise<{ created: number }>;
};

/** Something to do with records, beside changing and deleting them. The namespace translates `action` and `done`. */
export type Action<R = Row> = {
  /** `input`: the values of its dialog, as the kinds of the fields send it. */
  call(ids: RowId[], input: object): Promise<unknown>;
  /** The records for which it makes sense; others do not offer it. */
  when(row: R): boolean;
  /** Restores the records, as they were before the action. */
  undo?(rows: R[]): Promise<unknown>;
  /** It has to be confirmed; `"danger"` says by the colour of the button that it does harm. */
  confirm?: true | "danger";
  /** Fields that a dialog asks for; the namespace translates their names among its fields. */
  input?: Readonly<Record<string, Field>>;
};

/**
 * Parts of one's own in a list, rendered as components. They are methods, so that those of exact records may stand for
 * them.
 */
export type Slots<R = Row> = {
  /** Before the tools of the list. */
  toolbar?(props: { search: Search }): ReactNode;
  /** Behind the buttons of a row. */
  row?(props: { row: R }): ReactNode;
  /** In place of the text of a list without records. */
  empty?(): ReactNode;
  /** Above what the drawer shows, and below it; without a record for a new one. */
  drawerHead?(props: { row: R | undefined }): ReactNode;
  drawerBody?(props: { row: R | undefined }): ReactNode;
};

/** What a screen shows and does with the records of one kind (define-resource.ts). */
export type Resource = {
  /** The screen, for drafts. */
  screen: ScreenName;
  /** Before the names of its parameters, of a list that shares its address with others; empty for a screen's own. */
  prefix: string;
  /** The namespace of its translations. */
  namespace: string;
  /** The field that names a record, a text or a number. */
  title: string;
  /** The field by which a server tells the states of a record apart; a change sends it back. */
  version: "version" | "updatedTime" | undefined;
  /** The permission to change records; a list without one is read-only. */
  write: Permission | undefined;
  fields: Readonly<Record<string, Field>>;
  /** The fields whose columns stand first. */
  columns: readonly string[];
  /** The fields below the title on a phone, where they are declared. */
  phone: readonly string[] | undefined;
  calls: Calls;
  /** The values of a record that follow from its others. */
  computed?(row: Row): object;
  /** Of a list whose call responds with all of it, so that filters, order and pages are made in the browser. */
  whole: Whole | undefined;
  /** Its rows alone are shown, in a PlainTable: there are no pages to turn, and no record is opened. */
  plain: boolean;
  /** The most rows that its call gives at once. */
  maxPageSize: number;
  /** It may be sorted by several columns. */
  severalSorts: boolean;
  /** The prefix of the keys of all its queries. */
  queryKey: QueryKey;
  /** A field is changed in its cell, too, and not in the form of its record alone. */
  inPlace: boolean;
  actions: Readonly<Record<string, Action>>;
  slots: Slots;
  preferences: PreferencesStore;
  listState: Store<ListState>;
};

/** The name of a record. */
export const titleOf = ({ title }: Resource, row: Row): string => String(row[title] ?? "");
