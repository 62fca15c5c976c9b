import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/components/actions/submit-button";
import { DrawerFoot } from "~/components/dialogs/drawer-foot";
import { WriteFailure } from "~/components/feedback/write-failure";
import { formFields } from "~/resource/form/form-values";
import type { Row, RowId } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { ConflictPanel } from "./conflict-panel";
import { useRecordForm } from "./use-record-form";

type Props = {
  /** The name of the form on its screen, for its draft. */
  form: string;
  /** Undefined for a new record. */
  row?: Row;
  onCancel: () => void;
  onSaved: () => void;
  onView: (id: RowId) => void;
};

export function RowForm({ form: name, row, onCancel, onSaved, onView }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const texts = useResourceTexts();
  const { form, draftNote, submit, isPending, failure, reasons, conflict, choose } = useRecordForm({
    name,
    row,
    onSaved,
    onView,
  });
  return (
    <form onSubmit={submit} noValidate>
      {draftNote}
      {conflict && (
        <ConflictPanel key={conflict.round} refused={conflict.refused} conflicts={conflict.fields} onChoose={choose} />
      )}
      {formFields(resource).map(({ name: field, form: { Input } }, index) => (
        <Input
          key={form.key(field)}
          {...form.getInputProps(field)}
          name={field}
          context={texts.context(field)}
          data-autofocus={index === 0 || undefined}
        />
      ))}
      <WriteFailure title={t("form.notSaved")} error={failure} reasons={reasons} />
      <DrawerFoot>
        <Button variant="default" onClick={onCancel}>
          {t("form.cancel")}
        </Button>
        <SubmitButton isPending={isPending}>{t("form.save")}</SubmitButton>
      </DrawerFoot>
    </form>
  );
}
