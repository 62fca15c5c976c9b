import { useTranslation } from "react-i18next";
import type { FormValue } from "~/resource/fields/field";
import { formBody, formValues } from "~/resource/form/form-values";
import { PreviewSection } from "~/resource/preview-table";
import { titleOf } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import type { RecordChange } from "./send-changes";

/** Each field that will change: of which record, and from what to what. */
export function RecordChangesTable({ changes }: { changes: readonly RecordChange[] }) {
  const { t } = useTranslation("editing");
  const resource = useResource();
  const texts = useResourceTexts();
  const cells = changes.flatMap((change) => {
    const before = formValues(resource, change.row);
    return Object.keys(formBody(resource, change.values, before)).map((name) => {
      const text = (value: FormValue | undefined) =>
        resource.fields[name]?.form?.text(value ?? null, texts.context(name)) || "–";
      const start = [titleOf(resource, change.row), texts.context(name).label, text(before[name])];
      return { key: `${change.row.id} ${name}`, cells: [...start, text(change.values[name])] };
    });
  });
  return (
    <PreviewSection caption={t("changes")} headers={[t("record"), t("field"), t("before"), t("after")]} rows={cells} />
  );
}
