import { Alert } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ApiError } from "~/api/client/api-error";
import { refusedFields } from "~/api/client/refused-fields";
import { failureText } from "~/i18n/failure-text";
import { PreviewTable } from "~/resource/preview-table";
import { titleOf } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import type { Refusal } from "./send-changes";

/** The records that were not saved, each with the reason. */
export function RefusalsTable({ refusals }: { refusals: readonly Refusal[] }) {
  const { t } = useTranslation(["editing", "console"]);
  const resource = useResource();
  const words = useWords();
  function reasonOf(error: Error): string {
    if (error instanceof ApiError && error.mayBeDone) return t("console:writeUnknown");
    const fields = Object.entries(refusedFields(error)).map(([name, why]) => `${words.context(name).label}: ${why}`);
    return fields.length > 0 ? fields.join("; ") : failureText(error);
  }
  return (
    <section aria-label={t("refused")}>
      <Alert
        color="red"
        mb="xs"
        title={t("refusedTitle", { counted: words.counted(refusals.length) })}
        // Mantine's red on its tint is too pale to read.
        styles={{ title: { color: "var(--danger)" } }}
      >
        {t("refusedHint")}
      </Alert>
      <PreviewTable
        caption={t("refused")}
        headers={[t("record"), t("reason")]}
        rows={refusals.map(({ change: { row }, error }) => ({
          key: String(row.id),
          cells: [titleOf(resource, row), reasonOf(error)],
        }))}
      />
    </section>
  );
}
