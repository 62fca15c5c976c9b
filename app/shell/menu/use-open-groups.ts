import { useCallbackRef } from "@mantine/hooks";
import { useState } from "react";
import * as v from "valibot";
import { STORAGE_KEY } from "~/config/storage-keys";
import { readStored, writeStored } from "~/lib/storage/local-storage";

/** By group: true if opened, else the screen on which it was closed. */
const choicesSchema = v.record(v.string(), v.union([v.literal(true), v.string()]));
type Choices = v.InferOutput<typeof choicesSchema>;
const stored = v.pipe(v.string(), v.parseJson(), choicesSchema);

function readChoices(): Choices {
  const result = v.safeParse(stored, readStored(STORAGE_KEY.openGroups));
  return result.success ? result.output : {};
}

/** The current screen and its group. */
export type Current = { screen: string; group: string | undefined };

/** A group is open as stored; the current screen's group also, unless it was closed on this screen. */
export function isOpen(group: string, choice: Choices[string] | undefined, current: Current): boolean {
  return choice === true || (group === current.group && choice !== current.screen);
}

/** The open menu groups, which survive a reload, and a function that toggles one. */
export function useOpenGroups(current: Current) {
  const [choices, setChoices] = useState(readChoices);
  const open = (group: string) => isOpen(group, choices[group], current);
  const toggle = useCallbackRef((group: string) => {
    const next: Choices = { ...choices, [group]: open(group) ? current.screen : true };
    setChoices(next);
    writeStored(STORAGE_KEY.openGroups, JSON.stringify(next));
  });
  return { open, toggle };
}
