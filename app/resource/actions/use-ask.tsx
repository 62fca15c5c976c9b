import { useCallback, useState } from "react";
import { useLastDefined } from "~/lib/state/use-last-defined";
import type { Action } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useCanWrite } from "~/resource/use-can-write";
import { AskDialog } from "./ask-dialog";
import type { ActionRun } from "./run-action";

/** Runs an action. Rejects if it was done to no record. */
export type RunAction = (run: ActionRun) => Promise<void>;
type Question = { run: ActionRun; runAction: RunAction };

/** Whether a run has a dialog first: the action declares one, or some of the selected records are out of sight. */
const asksFirst = ({ confirm, input }: Action, { outOfSight = 0 }: ActionRun): boolean =>
  confirm !== undefined || input !== undefined || outOfSight > 0;

/** Runs actions, those that ask first once the operator has confirmed. The failure of a call has its toast already. */
export function useAsk() {
  const { actions } = useResource();
  const canWrite = useCanWrite();
  const [question, setQuestion] = useState<Question>();
  const shown = useLastDefined(question);
  const ask = useCallback(
    (run: ActionRun, runAction: RunAction): void => {
      const action = actions[run.action];
      if (action && asksFirst(action, run)) setQuestion({ run, runAction });
      else runAction(run).catch(() => undefined);
    },
    [actions],
  );
  const close = useCallback(() => setQuestion(undefined), []);
  // The role may be switched in another tab.
  if (question && !canWrite) setQuestion(undefined);
  return { ask, dialog: shown && <AskDialog {...shown} opened={question !== undefined} close={close} /> };
}
