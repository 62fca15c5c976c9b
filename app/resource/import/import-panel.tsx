import { Button, Stack, Text } from "@mantine/core";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/components/actions/submit-button";
import { DrawerFoot } from "~/components/dialogs/drawer-foot";
import { ProblemAlert } from "~/components/feedback/problem-alert";
import { WriteFailure } from "~/components/feedback/write-failure";
import { useAbortOnUnmount } from "~/lib/page/use-abort-on-unmount";
import { formBody } from "~/resource/form/form-values";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { ChooseFile } from "./choose-file";
import { ExpectedColumns } from "./expected-columns";
import classes from "./import.module.css";
import { ImportPreview } from "./import-preview";
import { importReasons } from "./import-reasons";
import { type CheckedFile, type CheckResult, LIMITS_IN_TEXT, useCheckFile } from "./use-check-file";
import { useImportRows } from "./use-import-rows";

/** A checked file whose rows are not sent yet, or that has rows to correct while the others are sent. */
export type PendingFile = "unsent" | "sending" | null;

type Props = {
  onDone: () => void;
  onCancel: () => void;
  /** Called with what would be lost if the panel was left. */
  onCheck: (pending: PendingFile) => void;
};

/** Selects a file, shows its rows and errors, and imports the valid rows. */
export default function ImportPanel({ onDone, onCancel, onCheck }: Props) {
  const { t } = useTranslation(["imports", "resource"]);
  const resource = useResource();
  const texts = useResourceTexts();
  const { mutate, isPending, error, reset } = useImportRows();
  const [checked, setChecked] = useState<CheckResult | "reading" | null>(null);
  const check = useCheckFile();
  const panel = useAbortOnUnmount();
  const fileButton = useRef<HTMLButtonElement>(null);

  async function choose(file: File) {
    reset();
    setChecked("reading");
    const shown = new AbortController();
    panel.current = shown;
    const result = await check(file);
    if (shown.signal.aborted) return;
    setChecked(result);
    onCheck("rows" in result && result.rows.length > 0 ? "unsent" : null);
  }

  function send(file: CheckedFile) {
    onCheck(file.errors.length > 0 ? "sending" : null);
    mutate(
      file.rows.map(({ values }) => formBody(resource, values)),
      {
        onSuccess() {
          if (file.errors.length === 0) return onDone();
          // The refused rows can still be downloaded, to be corrected.
          setChecked(withoutImported(file));
          onCheck(null);
          // The button that was pressed has nothing left to import.
          fileButton.current?.focus();
        },
        onError: () => onCheck("unsent"),
      },
    );
  }

  const isBusy = checked === "reading" || isPending;
  const ready = checked !== null && checked !== "reading" && "rows" in checked ? checked : null;
  // Beside its frame a file would be opened by the browser, in place of the console.
  function drop(event: DragEvent) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) choose(file);
  }
  return (
    <Stack gap="md" className={classes.panel} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Text c="var(--text-2)">{t("intro", LIMITS_IN_TEXT)}</Text>
      <ChooseFile buttonRef={fileButton} onChoose={choose} busy={isBusy} isRetry={checked !== null} />
      <WriteFailure title={t("notImported")} error={error} reasons={importReasons(error, ready?.rows ?? [], texts)} />
      <div role="status" className={classes.status}>
        {checked === "reading" && t("reading")}
        {checked !== null && checked !== "reading" && "problem" in checked && (
          <ProblemAlert color="red">{checked.problem}</ProblemAlert>
        )}
      </div>
      {ready ? <ImportPreview {...ready} /> : <ExpectedColumns />}
      <DrawerFoot>
        <Button variant="default" onClick={onCancel}>
          {t("resource:form.cancel")}
        </Button>
        <SubmitButton
          type="button"
          isPending={isPending}
          disabled={!ready?.rows.length}
          onClick={() => ready && !isPending && send(ready)}
        >
          {ready?.rows.length ? t("send", { count: ready.rows.length }) : t("start")}
        </SubmitButton>
      </DrawerFoot>
    </Stack>
  );
}

const withoutImported = (checked: CheckedFile): CheckedFile => ({
  ...checked,
  rows: [],
  repeats: [],
  total: checked.total - checked.rows.length,
});
