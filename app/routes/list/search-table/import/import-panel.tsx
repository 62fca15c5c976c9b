import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PolicyForm } from "~/api/policy";
import { IMPORT_LIMITS } from "~/config/limits";
import { failureText } from "~/i18n/failure-text";
import { ChooseFile } from "./choose-file";
import { ImportPreview } from "./import-preview";
import type { ImportRow, ImportValues } from "./read-rows";
import { type CheckResult, useCheckFile } from "./use-check-file";

type Props = {
  rules: Parameters<typeof useCheckFile>[0];
  /** The request body from valid values. */
  toBody: (values: ImportValues) => PolicyForm;
  isSending: boolean;
  error: Error | null;
  send: (rows: PolicyForm[], onSuccess: () => void) => void;
  onDone: () => void;
};

/** Selects a file, shows its rows and errors, and imports the valid rows. */
export default function ImportPanel({ rules, toBody, isSending, error, send, onDone }: Props) {
  const { t } = useTranslation("import");
  const [checked, setChecked] = useState<CheckResult | "reading" | null>(null);
  const check = useCheckFile(rules);

  async function choose(file: File) {
    setChecked("reading");
    setChecked(await check(file));
  }

  const limits = { size: IMPORT_LIMITS.bytes / 1024 ** 2, rows: IMPORT_LIMITS.rows };
  return (
    <Stack gap="md">
      <Text c="var(--text-2)">{t("intro", limits)}</Text>
      <ChooseFile onChoose={choose} busy={checked === "reading"} isRetry={checked !== null} />
      {error && (
        <Alert color="red" title={t("notImported")}>
          {failureText(error)}
        </Alert>
      )}
      <div role="status">
        {checked === "reading" && t("reading")}
        {checked !== null && checked !== "reading" && "problem" in checked && (
          <Alert color="red">{checked.problem}</Alert>
        )}
      </div>
      {checked !== null && checked !== "reading" && "rows" in checked && (
        <>
          <ImportPreview {...checked} />
          <Group justify="flex-end">
            <Button
              loading={isSending}
              disabled={checked.rows.length === 0}
              onClick={() => send(bodies(checked.rows, toBody), onDone)}
            >
              {t("send", { rows: checked.rows.length })}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}

const bodies = (rows: ImportRow[], toBody: Props["toBody"]) => rows.map(({ values }) => toBody(values));
