import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { mayBeDone } from "~/api/client/api-error";
import { SubmitButton } from "~/components/actions/submit-button";
import { useTrackVisibility } from "~/components/layout/use-track-visibility";
import { focusOnMount } from "~/lib/page/focus-on-mount";
import { currentRecord } from "~/resource/data/current-record";
import { useDialogForm } from "~/resource/form/dialog-form";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { SendingProgress } from "~/resource/selection/sending-progress";
import { RecordChangesTable } from "./record-changes-table";
import { RefusalsTable } from "./refusals-table";
import { runChanges } from "./run-changes";
import type { RecordChange, Refusal } from "./send-changes";

type Props = {
  changes: readonly RecordChange[];
  /** Its dialog is not being closed. */
  isOpen: boolean;
  /** Everything was saved. */
  onDone: () => void;
  /** Offered as long as all records are as they were when the changes were made, as far as is known. */
  onBack?: () => void;
};

/** Shows what will change, saves it on confirmation, and stays open with what was refused or is left. */
export function ChangesPanel({ changes: all, isOpen, onDone, onBack }: Props) {
  const { t } = useTranslation(["editing", "resource"]);
  const resource = useResource();
  const texts = useResourceTexts();
  const [changes, setChanges] = useState(all);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [isRunning, setIsRunning] = useState(false);
  useDialogForm(changes.length > 0 && !isRunning);
  const unchanged = refusals.filter(({ error }) => !mayBeDone(error) && !currentRecord(error));
  const trackVisibility = useTrackVisibility(isOpen);

  async function save() {
    if (isRunning) return;
    const isInSight = trackVisibility();
    setIsRunning(true);
    const { refused, rest } = await runChanges(resource, changes, isInSight);
    setIsRunning(false);
    setChanges(rest);
    setRefusals((earlier) => [...earlier, ...refused]);
    if (rest.length + refused.length + refusals.length === 0 && isInSight()) onDone();
  }

  return (
    <Stack gap="md">
      {refusals.length > 0 && <RefusalsTable refusals={refusals} />}
      {changes.length > 0 && <RecordChangesTable changes={changes} />}
      {isRunning && <SendingProgress />}
      <Group justify="flex-end">
        {onBack && !isRunning && changes.length + unchanged.length === all.length && (
          <Button variant="default" onClick={onBack}>
            {t("back")}
          </Button>
        )}
        {changes.length === 0 ? (
          <Button ref={focusOnMount} data-autofocus onClick={onDone}>
            {t("finish")}
          </Button>
        ) : (
          <SubmitButton type="button" ref={focusOnMount} data-autofocus isPending={isRunning} onClick={save}>
            {t("save", { counted: texts.counted(changes.length) })}
          </SubmitButton>
        )}
      </Group>
    </Stack>
  );
}
