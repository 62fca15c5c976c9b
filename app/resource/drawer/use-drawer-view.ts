import { useState } from "react";
import type { Row, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { keyOf, type Target } from "./target";
import { useRecord } from "./use-record";

type Shown = { target: Target; row?: Row };

/** What the drawer contains. */
type DrawerView =
  | { kind: "nothing" }
  | { kind: "loading" }
  | { kind: "failed"; error: Error; retry: () => void }
  /** `isLost`: somebody else deleted it, it has gone to another page, or its call is refused, while it was open. */
  | ({ kind: "record"; isLost: boolean; isDenied: boolean } & Shown);

/** What to show of a target of the address, whose record is on the page in sight or read by its own call. */
export function useDrawerView(search: Search, target: Target | null) {
  const resource = useResource();
  const id = target && target.mode !== "new" ? target.id : "";
  const { rows, row, isMissing, isDeleted, isDenied, isLoading, failure, retry } = useRecord(search, id);
  const isFound = target !== null && (target.mode === "new" || row !== undefined);
  // What was open stays in sight while the drawer closes, and while its record is read again.
  const [shown, setShown] = useState<Shown>();
  if (isFound && (shown?.target !== target || shown.row !== row)) setShown({ target, row });
  if (failure && shown) setShown(undefined);
  const isOpen = shown !== undefined && target !== null && keyOf(resource, shown.target) === keyOf(resource, target);
  // One that is open stays so, with what was typed.
  const isLost = isMissing && !isDeleted && shown?.target === target;
  const [missing, setMissing] = useState<Target | null>(null);
  if (isMissing && !isLost && missing !== target) setMissing(target);

  const isNotFound = target !== null && missing === target;
  const isWaiting = isLoading && !isOpen;
  const view = (): DrawerView => {
    if (failure) return { kind: "failed", error: failure, retry };
    if (isWaiting) return { kind: "loading" };
    return shown ? { kind: "record", isLost, isDenied, ...shown } : { kind: "nothing" };
  };
  return {
    view: view(),
    opened: isFound || isWaiting || failure !== null || (isOpen && !isNotFound),
    /** The rows beside the record. */
    rows,
    /** The target if its record was not found. */
    notFound: isNotFound ? { target, isDeleted, isDenied } : null,
  };
}
