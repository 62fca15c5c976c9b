import { Button } from "@mantine/core";
import { focusableDisabled } from "~/components/actions/focusable-disabled";
import type { ActionRun } from "~/resource/actions/run-action";
import { useBusyIds } from "~/resource/actions/use-run-action";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { useCanWrite } from "~/resource/use-can-write";

type Props = { row: Row; runAction: (run: ActionRun) => void };

/** The actions that apply to the record in the drawer. */
export function RecordActions({ row, runAction }: Props) {
  const { actions } = useResource();
  const isBusy = useBusyIds().has(row.id);
  const texts = useResourceTexts();
  const canWrite = useCanWrite();
  const names = Object.keys(actions);
  const offered = names.filter((name) => canWrite && actions[name]?.when(row));
  return offered.map((name, index) => (
    <Button
      // By its place: the one that follows it there keeps the focus.
      key={names[index]}
      variant="default"
      {...focusableDisabled(isBusy, () => runAction({ action: name, rows: [row] }))}
    >
      {texts.action(name)}
    </Button>
  ));
}
