import { Button, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { SubmitButton } from "~/components/actions/submit-button";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { WriteFailure } from "~/components/feedback/write-failure";
import { CountedTextarea } from "~/components/fields/counted-textarea";
import { ErrorCount } from "~/components/fields/error-count";
import { FIELD_WIDTH, FormButtons, FormColumn } from "~/components/fields/form-column";
import { NoOption } from "~/components/fields/no-option";
import { Select } from "~/components/fields/select";
import { INTRODUCTION_MAX } from "~/config/limits";
import { AreaFields } from "./area-fields";
import { countryChoices } from "./regions";
import classes from "./setting.module.css";
import { useBasicForm } from "./use-basic-form";

export function BasicForm({ user }: { user: User }) {
  const { t, i18n } = useTranslation("user");
  const { form, country, failedSubmits, draftNote, submit, reset, isSaving, error, others } = useBasicForm(user);
  const [isConfirming, confirmDialog] = useDisclosure(false);

  function confirmReset() {
    reset();
    confirmDialog.close();
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <ErrorCount errors={form.errors} failedSubmits={failedSubmits} />
      {draftNote}
      <FormColumn>
        <TextInput
          key={form.key("email")}
          {...form.getInputProps("email")}
          label={t("basic.email")}
          placeholder={t("basic.emailHint")}
          inputMode="email"
          autoComplete="email"
          required
        />
        <TextInput
          key={form.key("name")}
          {...form.getInputProps("name")}
          label={t("basic.name")}
          placeholder={t("basic.nameHint")}
          autoComplete="nickname"
          required
        />
        <Select
          key={form.key("countryRegion")}
          {...country}
          label={t("basic.country")}
          placeholder={t("basic.countryHint")}
          data={countryChoices(i18n.language, user.countryRegion)}
          nothingFoundMessage={<NoOption>{t("basic.noCountry")}</NoOption>}
          allowDeselect={false}
          searchable
          required
        />
        <AreaFields form={form} user={user} />
        <TextInput
          key={form.key("address")}
          className={FIELD_WIDTH.wide}
          {...form.getInputProps("address")}
          label={t("basic.address")}
          placeholder={t("basic.addressHint")}
          autoComplete="street-address"
        />
        <CountedTextarea
          key={form.key("introduction")}
          {...form.getInputProps("introduction")}
          limit={INTRODUCTION_MAX}
          label={t("basic.introduction")}
          placeholder={t("basic.introductionHint", { max: INTRODUCTION_MAX })}
        />
        <WriteFailure title={t("basic.notSaved")} error={error} reasons={others} />
        <FormButtons>
          <Button
            variant="default"
            onClick={() => (form.isDirty() ? confirmDialog.open() : reset())}
            disabled={isSaving}
          >
            {t("basic.reset")}
          </Button>
          <SubmitButton isPending={isSaving}>{t("basic.save")}</SubmitButton>
        </FormButtons>
      </FormColumn>
      <ConfirmDialog
        opened={isConfirming}
        title={t("basic.resetTitle")}
        confirm={t("basic.reset")}
        danger
        onConfirm={confirmReset}
        onCancel={confirmDialog.close}
      >
        {t("basic.resetText")}
      </ConfirmDialog>
    </form>
  );
}
