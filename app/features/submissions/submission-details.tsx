import { useTranslation } from "react-i18next";
import { Details } from "~/components/layout/details";
import { Panel } from "~/components/layout/panel";
import { AllParameterChanges } from "~/features/parameters/parameter-changes-table";
import { useFormat } from "~/i18n/format";
import { screenTitle } from "~/navigation/screen-titles";
import type { Submission } from "./outcomes";
import { SubmittedValues } from "./submitted-values";

/** What was submitted, with which form, when and by whom; new parameters beside those before. */
export function SubmissionDetails({ submission: { content, at, by } }: { submission: Submission }) {
  const { t } = useTranslation(["submissions", "screens", "parameters"]);
  const format = useFormat();
  const rows = [
    [t("details.form"), screenTitle(content.form)],
    [t("details.at"), format.time(new Date(at))],
    [t("details.by"), by],
  ] as const;
  return (
    <>
      <Panel title={t("details.title")}>
        <Details
          inColumns
          rows={
            content.form === "Group"
              ? [...rows, [t("parameters:fields.explanation"), content.values.explanation]]
              : rows
          }
        />
      </Panel>
      <Panel title={t("details.values")}>
        {content.form === "Group" ? (
          <AllParameterChanges before={content.before} after={content.values} />
        ) : (
          <SubmittedValues values={content.values} inColumns />
        )}
      </Panel>
    </>
  );
}
