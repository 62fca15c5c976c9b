import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/components/actions/submit-button";
import { useFormat } from "~/i18n/format";
import { focusOnMount } from "~/lib/page/focus-on-mount";
import { useAbortOnUnmount } from "~/lib/page/use-abort-on-unmount";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import { RecordChangesTable } from "./record-changes-table";
import { RefusalsTable } from "./refusals-table";
import { runChanges } from "./run-changes";
import type { RecordChange, Refusal } from "./send-changes";

type Props = {
  changes: readonly RecordChange[];
  onSaved: (rows: readonly Row[]) => void;
  /** Everything was saved. */
  onDone: () => void;
  onBack?: () => void;
};

/** Shows what will change, saves it on confirmation, and stays open with what was refused or is left. */
export function ChangesPanel({ changes: all, onSaved, onDone, onBack }: Props) {
  const { t } = useTranslation(["editing", "resource", "selection"]);
  const resource = useResource();
  const words = useWords();
  const format = useFormat();
  const [changes, setChanges] = useState(all);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [progress, setProgress] = useState<number>();
  const run = useRef<AbortController>();
  const panel = useAbortOnUnmount();
  const isRunning = progress !== undefined;

  async function save() {
    if (isRunning) return;
    const shown = new AbortController();
    panel.current = shown;
    run.current = new AbortController();
    setProgress(0);
    const { signal } = run.current;
    const { saved, refused, rest } = await runChanges(resource, changes, {
      signal,
      onProgress: setProgress,
      isShown: () => !shown.signal.aborted,
    });
    onSaved(saved);
    setProgress(undefined);
    setChanges(rest);
    setRefusals((earlier) => [...earlier, ...refused]);
    if (rest.length === 0 && refused.length === 0 && refusals.length === 0) onDone();
  }

  const counts = { done: format.number(progress ?? 0), total: format.number(changes.length) };
  return (
    <Stack gap="md">
      {refusals.length > 0 && <RefusalsTable refusals={refusals} />}
      {changes.length > 0 && <RecordChangesTable changes={changes} />}
      <div role="status">
        {isRunning && (
          <>
            <Text size="sm">{t("saving", counts)}</Text>
            <Progress size="xs" mt={4} value={(100 * progress) / changes.length} aria-label={t("saving", counts)} />
          </>
        )}
      </div>
      <Group justify="flex-end">
        {onBack && !isRunning && refusals.length === 0 && (
          <Button variant="default" onClick={onBack}>
            {t("back")}
          </Button>
        )}
        {isRunning && (
          <Button variant="default" onClick={() => run.current?.abort()}>
            {t("selection:stop")}
          </Button>
        )}
        {changes.length === 0 ? (
          <Button ref={focusOnMount} data-autofocus onClick={onDone}>
            {t("finish")}
          </Button>
        ) : (
          <SubmitButton type="button" ref={focusOnMount} data-autofocus isPending={isRunning} onClick={save}>
            {t("save", { counted: words.counted(changes.length) })}
          </SubmitButton>
        )}
      </Group>
    </Stack>
  );
}
