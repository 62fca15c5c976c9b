import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DrawerFoot } from "~/components/dialogs/drawer-foot";
import { ProblemAlert } from "~/components/feedback/problem-alert";
import { WriteFailure } from "~/components/feedback/write-failure";
import { IMPORT_LIMITS } from "~/config/limits";
import { formBody } from "~/resource/drawer/form-values";
import { useImport } from "~/resource/mutations";
import { useResource } from "~/resource/resource-context";
import { ChooseFile } from "./choose-file";
import classes from "./import.module.css";
import { ImportPreview } from "./import-preview";
import { type CheckedFile, type CheckResult, useCheckFile } from "./use-check-file";

type Props = {
  onDone: () => void;
  /** Called with whether a file is checked whose rows are not imported yet. */
  onCheck: (isPending: boolean) => void;
};

/** Selects a file, shows its rows and errors, and imports the valid rows. */
export default function ImportPanel({ onDone, onCheck }: Props) {
  const { t } = useTranslation("imports");
  const resource = useResource();
  const { mutate, isPending, error, reset } = useImport();
  const [checked, setChecked] = useState<CheckResult | "reading" | null>(null);
  const check = useCheckFile();

  async function choose(file: File) {
    reset();
    setChecked("reading");
    const result = await check(file);
    setChecked(result);
    onCheck("rows" in result && result.rows.length > 0);
  }

  function send(file: CheckedFile) {
    onCheck(false);
    mutate(
      file.rows.map(({ values }) => formBody(resource, values)),
      {
        // The refused rows can still be downloaded, to be corrected.
        onSuccess: () => (file.errors.length > 0 ? setChecked(withoutImported(file)) : onDone()),
        onError: () => onCheck(true),
      },
    );
  }

  const limits = { size: IMPORT_LIMITS.bytes / 1024 ** 2, rows: IMPORT_LIMITS.rows };
  return (
    <Stack gap="md" className={classes.panel}>
      <Text c="var(--text-2)">{t("intro", limits)}</Text>
      <ChooseFile onChoose={choose} busy={checked === "reading" || isPending} isRetry={checked !== null} />
      <WriteFailure title={t("notImported")} error={error} />
      <div role="status" className={classes.status}>
        {checked === "reading" && t("reading")}
        {checked !== null && checked !== "reading" && "problem" in checked && (
          <ProblemAlert color="red">{checked.problem}</ProblemAlert>
        )}
      </div>
      {checked !== null && checked !== "reading" && "rows" in checked && (
        <>
          <ImportPreview {...checked} />
          <DrawerFoot>
            <Button loading={isPending} disabled={checked.rows.length === 0} onClick={() => send(checked)}>
              {t("send", { count: checked.rows.length })}
            </Button>
          </DrawerFoot>
        </>
      )}
    </Stack>
  );
}

const withoutImported = (checked: CheckedFile): CheckedFile => ({
  ...checked,
  rows: [],
  repeats: [],
  total: checked.total - checked.rows.length,
});
