import { useState } from "react";
import * as v from "valibot";
import { STORAGE_KEY } from "~/config";
import { readStored, writeStored } from "~/lib/storage";

const groups = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.boolean()));

function readGroups(): Record<string, boolean> {
  const stored = v.safeParse(groups, readStored(STORAGE_KEY.openGroups));
  return stored.success ? stored.output : {};
}

/**
 * Which menu groups are open: the current screen's, and the others as the operator left them,
 * over a reload too.
 */
export function useOpenGroups(current: string | undefined): [ReadonlySet<string>, (name: string) => void] {
  const [chosen, setChosen] = useState(readGroups);
  const state: Record<string, boolean> = current ? { [current]: true, ...chosen } : chosen;
  const open = new Set(Object.keys(state).filter((name) => state[name]));
  const toggle = (name: string) => {
    const next = { ...chosen, [name]: !open.has(name) };
    setChosen(next);
    writeStored(STORAGE_KEY.openGroups, JSON.stringify(next));
  };
  return [open, toggle];
}
