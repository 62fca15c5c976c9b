import type { Database, Table } from "./database";
import { sameId } from "./records";
import { fieldOf } from "./search-records";

type Id = number | string;

/** By a field that has the id of another table's record: that table, and the field that names its records. */
export type References = Readonly<Record<string, { table: Table<{ id: Id }[]>; title: string }>>;

const isId = (value: unknown): value is Id => typeof value === "number" || typeof value === "string";

/** The records with `{ id, title }` in place of each id of a record that exists. */
export async function withTitles<R extends object>(
  db: Database,
  records: readonly R[],
  references: References = {},
): Promise<R[]> {
  let titled = [...records];
  for (const [field, { table, title }] of Object.entries(references)) {
    const others = await db.readTable(table);
    titled = titled.map((record) => {
      const id = fieldOf(record, field);
      const other = isId(id) ? others.find((one) => sameId(one.id, id)) : undefined;
      return other ? { ...record, [field]: { id: other.id, title: String(fieldOf(other, title) ?? "") } } : record;
    });
  }
  return titled;
}

/** One record with the titles of what it refers to, as `withTitles` gives them. */
export async function withTitle<R extends object>(db: Database, record: R, references?: References): Promise<R> {
  const [titled = record] = await withTitles(db, [record], references);
  return titled;
}
