import { useTranslation } from "react-i18next";
import { ProblemAlert } from "~/components/feedback/problem-alert";
import { PreviewTable } from "~/resource/preview-table";
import { titleOf } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { refusalReason, refusalsTitle } from "./refusal-reason";
import type { Refusal } from "./send-changes";

/** The records that were not saved, or are not known to be, each with the reason. */
export function RefusalsTable({ refusals }: { refusals: readonly Refusal[] }) {
  const { t } = useTranslation("editing");
  const resource = useResource();
  const texts = useResourceTexts();
  return (
    <section aria-label={t("refused")}>
      <ProblemAlert color="red" mb="xs" title={refusalsTitle(refusals, texts)}>
        {t("refusedHint")}
      </ProblemAlert>
      <PreviewTable
        caption={t("refused")}
        headers={[t("record"), t("reason")]}
        rows={refusals.map(({ change: { row }, error }) => ({
          key: String(row.id),
          cells: [titleOf(resource, row), refusalReason(error, texts)],
        }))}
      />
    </section>
  );
}
