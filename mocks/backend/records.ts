import { requireValue } from "./backend-error";

type Id = number | string;
type Identified = { id: Id };

/** An id is a number in a record, but a text in a path. */
export const sameId = (a: Id, b: Id): boolean => String(a) === String(b);

/** The record with an id. Throws a BackendError with the message if there is none. */
export const findRecord = <T extends Identified>(records: readonly T[], id: Id, missing: string): T =>
  requireValue(
    records.find((record) => sameId(record.id, id)),
    missing,
  );

/** The records with one of them changed. Throws a BackendError with the message if it does not exist. */
export function replaceRecord<T extends Identified>(
  records: readonly T[],
  id: Id,
  missing: string,
  change: (record: T) => T,
): T[] {
  const changed = change(findRecord(records, id, missing));
  return records.map((record) => (sameId(record.id, id) ? changed : record));
}

/** The numbers in an id, such as 7 in `ORD-0007`; those that are too large to count on are left out. */
const numbersIn = (id: Id): number[] => (String(id).match(/\d+/g) ?? []).map(Number).filter(Number.isSafeInteger);

/** A number that is, alone or as a part, in no id of these records. */
export const nextId = (records: readonly Identified[]): number =>
  1 + records.reduce((highest, { id }) => Math.max(highest, ...numbersIn(id)), 0);
