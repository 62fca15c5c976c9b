import { orRefuse } from "./refusal";

type Id = number | string;
type Identified = { id: Id };

/** An id is a number in a record and a text in a path. */
export const sameId = (a: Id, b: Id): boolean => String(a) === String(b);

/** The record of an id. Throws a Refusal with the message where there is none. */
export const findRecord = <T extends Identified>(records: readonly T[], id: Id, missing: string): T =>
  orRefuse(
    records.find((record) => sameId(record.id, id)),
    missing,
  );

/** The records with one of them replaced. Throws a Refusal with the message where it is not there. */
export function replaceRecord<T extends Identified>(
  records: readonly T[],
  id: Id,
  missing: string,
  change: (record: T) => T,
): T[] {
  const changed = change(findRecord(records, id, missing));
  return records.map((record) => (sameId(record.id, id) ? changed : record));
}

/** The id of the next record. */
export const nextId = (records: readonly Identified[]): number =>
  1 + records.reduce((highest, { id }) => Math.max(highest, Number(id)), 0);
