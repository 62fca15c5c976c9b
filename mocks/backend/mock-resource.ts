import type * as v from "valibot";
import type { Permission } from "~/navigation/permissions";
import { requireValue } from "./backend-error";
import type { Database, Table } from "./database";
import type { DeclaredCall } from "./declared-call";
import { CONFIRMED, handle, type Route } from "./handle";
import { type ListQuery, listQueryOf } from "./list-query";
import { findRecord, nextId, replaceRecord, sameId } from "./records";
import { type References, withTitle, withTitles } from "./references";
import { searchRecords } from "./search-records";
import { nextVersion, requireVersion } from "./versions";

type Id = number | string;
type Record = { id: Id; version?: number; updatedTime?: string };
type Page = { current: number; pageSize: number; sort?: string };

type Call<Parts, Path extends string = string> = {
  spec: Omit<DeclaredCall["spec"], "path" | "query" | "body" | "response"> & { path: Path } & Parts;
};
type Of<Output> = v.GenericSchema<unknown, Output>;

type ListCall<R> = Call<{ query?: Of<Page>; response: Of<{ list: R[]; total: number }> }>;
type CreateCall<R, Form> = Call<{ body?: Of<Form>; response: Of<R> }>;
type ImportCall<Form> = Call<{ body?: Of<{ rows: Form[] }>; response: Of<{ created: number }> }>;
/** `ifVersion`: the `version` or the `updatedTime` of the record that was changed. */
type ChangeCall<R, Form> = Call<{ body?: Of<Partial<Form> & { ifVersion?: Id }>; response: Of<R> }, `${string}/:id`>;
type OneCall<R> = Call<{ response: Of<R> }, `${string}/:id`>;
/** Sets fields of some records, for example their status. */
type BulkCall<R> = Call<{ body?: Of<{ ids: Id[] } & Partial<R>>; response: Of<true> }>;
type RemoveCall = Call<{ body?: Of<{ ids: Id[] }>; response: Of<true> }>;
type RemoveOneCall = Call<{ response: Of<unknown> }, `${string}/:id`>;

type Options<R extends Record, Form> = {
  table: Table<R[]>;
  /** The refusal of an id that no record has. */
  missing: string;
  permission?: Permission;
  /** Fields that are stored as ids of other tables' records, and answered with their titles. */
  references?: References;
  /** Left out if the server answers lists in a way of its own, which is then handled beside this. */
  list?: ListCall<R>;
  one?: OneCall<R>;
  change?: ChangeCall<R, Form>;
  bulk?: BulkCall<R>[];
  remove?: RemoveCall;
  removeOne?: RemoveOneCall;
  /** Returns the fields of a new or changed record as they are stored. Throws a BackendError. */
  check?: <F extends Partial<Form>>(form: F) => F;
} & (
  | {
      create: CreateCall<R, Form>;
      importRows?: ImportCall<Form>;
      /** The new record: the form and what the server adds to it. */
      record: (form: Form, server: { id: number; now: Date }) => R;
    }
  | { create?: undefined; importRows?: undefined; record?: undefined }
);

const FIRST_PAGE = { current: "1", pageSize: "10" };

/** The demonstration's handlers of a list of records: its calls are answered as their schemas declare. */
export function mockResource<R extends Record, Form extends object>(options: Options<R, Form>): Route[] {
  const { table, missing, list, one, references } = options;
  const oneRoute = (call: OneCall<R>) =>
    handle(call, async ({ db, params }) =>
      withTitle(db, findRecord(await db.readTable(table), params.id, missing), references),
    );
  return [
    ...(list ? [listRoute(list, options)] : []),
    ...(one ? [oneRoute(one)] : []),
    ...creatingRoutes(options),
    ...changingRoutes(options),
  ];
}

function listRoute<R extends Record, Form extends object>(
  call: ListCall<R>,
  { table, references }: Options<R, Form>,
): Route {
  const listQuery = requireListQuery(call);
  return handle(
    call,
    async ({ db, query, shownText }) => {
      const page = searchRecords(await db.readTable(table), query, listQuery, shownText);
      return { ...page, list: await withTitles(db, page.list, references) };
    },
    { queryDefaults: FIRST_PAGE },
  );
}

function creatingRoutes<R extends Record, Form extends object>(options: Options<R, Form>): Route[] {
  const { table, missing, permission, references, create, importRows, record, check = unchecked } = options;
  if (!create) return [];
  /** Puts new records first, the last one at the top. */
  const add = async (db: Database, forms: Form[], now: Date): Promise<R[]> => {
    const checked = forms.map((form) => check(form));
    return db.changeTable(table, (records) => {
      const firstId = nextId(records);
      const created = checked.map((form, index) => record(form, { id: firstId + index, now }));
      return [...created.reverse(), ...records];
    });
  };
  const createRoute = handle(
    create,
    async ({ db, body, now }) => {
      const [created] = await add(db, [body], now);
      return withTitle(db, requireValue(created, missing), references);
    },
    { permission },
  );
  if (!importRows) return [createRoute];
  const importRoute = handle(
    importRows,
    async ({ db, body, now }) => {
      await add(db, body.rows, now);
      return { created: body.rows.length };
    },
    { permission },
  );
  return [createRoute, importRoute];
}

function changingRoutes<R extends Record, Form extends object>(options: Options<R, Form>): Route[] {
  const { table, missing, permission, references, change, bulk = [], remove, removeOne, check = unchecked } = options;
  const changeRoute = (call: ChangeCall<R, Form>) =>
    handle(
      call,
      async ({ db, params, body, now }) => {
        const { ifVersion, ...checked } = check(body);
        const records = await db.changeTable(table, (all) =>
          replaceRecord(all, params.id, missing, (current) => {
            requireVersion(current, ifVersion);
            return { ...current, ...checked, ...nextVersion(current, now) };
          }),
        );
        return withTitle(db, findRecord(records, params.id, missing), references);
      },
      { permission },
    );
  const bulkRoute = (call: BulkCall<R>) =>
    handle(
      call,
      async ({ db, body, now }) => {
        const { ids, ...values } = body;
        await db.changeTable(table, (all) =>
          all.map((row) => (includesId(ids, row) ? { ...row, ...values, ...nextVersion(row, now) } : row)),
        );
        return CONFIRMED;
      },
      { permission },
    );
  const removeRoute = (call: RemoveCall) =>
    handle(
      call,
      async ({ db, body }) => {
        await db.changeTable(table, (all) => all.filter((row) => !includesId(body.ids, row)));
        return CONFIRMED;
      },
      { permission },
    );
  return [
    ...(change ? [changeRoute(change)] : []),
    ...bulk.map(bulkRoute),
    ...(remove ? [removeRoute(remove)] : []),
    ...(removeOne ? [removeOneRoute(removeOne, options)] : []),
  ];
}

const removeOneRoute = <R extends Record, Form>(
  call: RemoveOneCall,
  { table, missing, permission }: Options<R, Form>,
): Route =>
  handle(
    call,
    async ({ db, params }) => {
      await db.changeTable(table, (all) => {
        const gone = findRecord(all, params.id, missing);
        return all.filter((row) => row !== gone);
      });
      return CONFIRMED;
    },
    { permission },
  );

const unchecked = <Form>(form: Form): Form => form;
const includesId = (ids: Id[], { id }: Record) => ids.some((one) => sameId(one, id));

function requireListQuery(call: DeclaredCall): ListQuery {
  const { path } = call.spec;
  const query = listQueryOf(call);
  if (!query) throw new Error(`${path} does not answer pages of records: { list, total } for current and pageSize`);
  const unknown = query.others.join(", ");
  if (unknown) throw new Error(`${path} has conditions that no field of its records explains: ${unknown}`);
  return query;
}
