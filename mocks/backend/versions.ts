import { timeText } from "#mocks/data/time";
import { BackendError, CODE } from "./backend-error";
import { bilingual } from "./bilingual";
import { sameId } from "./records";

type Id = number | string;
/** The fields of which a record may carry one, to tell its states apart. */
type Versioned = { version?: number; updatedTime?: string };

const CONFLICT = 409;

const versionOf = ({ version, updatedTime }: Versioned): Id | undefined => version ?? updatedTime;

/** Throws a BackendError with the record as it is now, if a change was based on another state of it. */
export function requireVersion(record: Versioned, ifVersion: Id | undefined): void {
  const current = versionOf(record);
  if (ifVersion === undefined || current === undefined || sameId(current, ifVersion)) return;
  throw new BackendError(
    bilingual("记录已被修改，请核对后重新保存", "The record was changed meanwhile. Check it and save again"),
    CODE.conflict,
    CONFLICT,
    record,
  );
}

/** The version of a changed record, as the part of it that carries one. */
export function nextVersion({ version, updatedTime }: Versioned, now: Date): Versioned {
  if (version !== undefined) return { version: version + 1 };
  return updatedTime === undefined ? {} : { updatedTime: timeText(now) };
}
