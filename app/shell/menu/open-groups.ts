import { useCallbackRef } from "@mantine/hooks";
import { useState } from "react";
import * as v from "valibot";
import { STORAGE_KEY } from "~/config/storage-keys";
import { readStored, writeStored } from "~/lib/storage/local-storage";

/** By group: true if opened, else the screen on which it was closed. */
const choices = v.record(v.string(), v.union([v.literal(true), v.string()]));
type Choices = v.InferOutput<typeof choices>;
const stored = v.pipe(v.string(), v.parseJson(), choices);

function readChoices(): Choices {
  const read = v.safeParse(stored, readStored(STORAGE_KEY.openGroups));
  return read.success ? read.output : {};
}

/** The current screen and its group. */
export type Current = { screen: string; group: string | undefined };

/** A group is open as stored; the current screen's group also, unless it was closed on this screen. */
export function isOpen(group: string, choice: Choices[string] | undefined, current: Current): boolean {
  return choice === true || (group === current.group && choice !== current.screen);
}

/** The open menu groups, which survive a reload, and a function that toggles one. */
export function useOpenGroups(current: Current) {
  const [chosen, setChosen] = useState(readChoices);
  const open = (group: string) => isOpen(group, chosen[group], current);
  const toggle = useCallbackRef((group: string) => {
    const next: Choices = { ...chosen, [group]: open(group) ? current.screen : true };
    setChosen(next);
    writeStored(STORAGE_KEY.openGroups, JSON.stringify(next));
  });
  return { open, toggle };
}
