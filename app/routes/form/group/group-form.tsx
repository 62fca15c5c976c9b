import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { CountedTextarea } from "~/components/fields/counted-textarea";
import { FormColumn } from "~/components/fields/form-column";
import { Panel } from "~/components/layout/panel";
import { FORM_LIMITS } from "~/config/limits";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { FormBar } from "./form-bar";
import classes from "./group.module.css";
import { EMPTY, groupRules } from "./group-form-rules";
import { ParameterFields } from "./parameter-fields";

export function GroupForm() {
  const { t } = useTranslation(["group", "parameters"]);
  const fetcher = useFetcher();
  const isSubmitting = fetcher.state !== "idle";
  const rules = groupRules((rule, { min, max } = { min: 0, max: 0 }) => t(`rules.${rule}`, { min, max }));
  const { form, onSubmit } = useDraftForm({ screen: "Group", form: "parameters" }, rules, EMPTY);
  const submit = onSubmit((values) => {
    if (!isSubmitting) fetcher.submit(v.parse(rules, values), { method: "POST", encType: "application/json" });
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Panel title={t("cards.video")}>
        <ParameterFields card="video" form={form} />
      </Panel>
      <Panel title={t("cards.audio")}>
        <ParameterFields card="audio" form={form} />
      </Panel>
      <Panel title={t("cards.explanation")}>
        <FormColumn>
          <CountedTextarea
            label={t("parameters:fields.explanation")}
            placeholder={t("placeholders.explanation")}
            limit={FORM_LIMITS.text}
            key={form.key("explanation")}
            {...form.getInputProps("explanation")}
          />
        </FormColumn>
      </Panel>
      <FormBar form={form} isSubmitting={isSubmitting} />
    </form>
  );
}
