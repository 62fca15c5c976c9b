import * as v from "valibot";
import type { DeclaredCall } from "#mocks/backend/declared-call";
import { entriesOf } from "#mocks/backend/schema";
import { calls, lists, type NamedCall } from "../contract/calls";
import { inputs } from "../contract/inputs";
import { type Check, type Context, Deviation, NotCheckable, sendForData } from "./check";
import { nameOf, withCleanUp } from "./effects";
import { ALL, type Query, readerOf } from "./list-reader";
import type { CallOptions } from "./send";

/** Files under app/api whose writes have checks of their own. */
const OWN_CHECKS = ["policy", "card"];
/** A longer list is not read to find what was imported. */
const MOST_PAGES = 20;

type RecordId = string | number;
type Writes = { create: NamedCall; change?: NamedCall; remove: NamedCall; importRows?: NamedCall };

const bodyOf = ({ spec }: DeclaredCall): string[] => (spec.body ? Object.keys(entriesOf(spec.body)) : []);
const isOfRecord = ({ spec }: DeclaredCall): boolean => spec.path.includes(":id");

/** The writes of a list's records, known by their methods and bodies; undefined for other files of app/api. */
function writesOf(area: string): Writes | undefined {
  const find = (...conditions: ((call: DeclaredCall) => boolean)[]) =>
    calls.find(
      (named) => named.area === area && named.call.spec.kind === "write" && conditions.every((is) => is(named.call)),
    );
  const isPost = ({ spec }: DeclaredCall) => spec.method === "POST";
  const takesRows = (call: DeclaredCall) => bodyOf(call).includes("rows");
  const create = find(
    isPost,
    (call) => !isOfRecord(call) && !takesRows(call) && bodyOf(call).length > 0 && !bodyOf(call).includes("ids"),
  );
  const remove = find(({ spec }) => spec.method === "DELETE");
  if (OWN_CHECKS.includes(area) || !create || !remove) return undefined;
  return {
    create,
    remove,
    change: find(isOfRecord, ({ spec }) => spec.method === "PATCH" || spec.method === "PUT"),
    importRows: find(isPost, takesRows),
  };
}

const inputOf = ({ name }: NamedCall): CallOptions => ({ body: inputs[name]?.body });

const deleteRecord = (context: Context, { call }: NamedCall, id: RecordId) =>
  sendForData(context, call, isOfRecord(call) ? { params: { id } } : { body: { ids: [id] } });

function idIn(call: DeclaredCall, data: unknown): RecordId {
  const record = v.safeParse(v.object({ id: v.union([v.string(), v.number()]) }), data);
  if (!record.success) throw new Deviation(`${nameOf(call)}: expected the record with its id as the data`);
  return record.output.id;
}

async function checkRecord({ create, change, remove }: Writes, context: Context): Promise<void> {
  const id = idIn(create.call, await sendForData(context, create.call, inputOf(create)));
  const changeIt = async () => {
    if (!change) return;
    const changed = await sendForData(context, change.call, { ...inputOf(change), params: { id } });
    if (idIn(change.call, changed) !== id) throw new Deviation(`${nameOf(change.call)}: expected the same id`);
  };
  await withCleanUp(changeIt, () => deleteRecord(context, remove, id));
}

async function idsOf(list: (typeof lists)[number], context: Context): Promise<RecordId[]> {
  const { read } = readerOf(list, context);
  const page = async (current: number) => read({ ...ALL, current } satisfies Query);
  const { list: first, total } = await page(1);
  const pages = Math.ceil(total / ALL.pageSize);
  if (pages > MOST_PAGES) throw new NotCheckable("the list is too long to find what was imported");
  const rows = [...first];
  for (let current = 2; current <= pages; current += 1) rows.push(...(await page(current)).list);
  return rows.map((row) => idIn(list.call, row));
}

async function checkImport(area: string, { create, remove, importRows }: Writes, context: Context): Promise<void> {
  const list = lists.find((one) => one.area === area);
  if (!importRows || !list) return;
  const before = await idsOf(list, context);
  const { body } = inputOf(create);
  await sendForData(context, importRows.call, { body: { rows: [body] } });
  const created = (await idsOf(list, context)).filter((id) => !before.includes(id));
  for (const id of created) await deleteRecord(context, remove, id);
  if (created.length !== 1) throw new Deviation(`${nameOf(importRows.call)}: expected one more record`);
}

/** What the records of every list are asked, of which the contract knows no more than their calls. */
export const recordWrites: Check[] = [...new Set(calls.map(({ area }) => area))].flatMap((area) => {
  const writes = writesOf(area);
  if (!writes) return [];
  const path = writes.create.call.spec.path;
  const checks: Check[] = [
    { name: `${path}: a record is created, changed and deleted`, run: (context) => checkRecord(writes, context) },
  ];
  if (writes.importRows)
    checks.push({ name: `${path}: records are imported`, run: (context) => checkImport(area, writes, context) });
  return checks;
});
