import { useForceUpdate } from "@mantine/hooks";
import { Navigate, useLocation } from "@remix-run/react";
import { startTransition, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Parameters } from "~/api/profile";
import { CountedTextarea } from "~/components/fields/counted-textarea";
import { FORM_CARDS, FormColumn } from "~/components/fields/form-column";
import { Panel } from "~/components/layout/panel";
import { FORM_LIMITS } from "~/config/limits";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { LastSubmission } from "~/features/submissions/last-submission";
import { storeOutcome } from "~/features/submissions/outcomes";
import { reasonsOf } from "~/features/submissions/reasons";
import { SubmissionFailure } from "~/features/submissions/submission-failure";
import { useSubmission } from "~/features/submissions/use-submission";
import { pathTo } from "~/navigation/paths";
import { FORM_PATHS, FormBar } from "./form-bar";
import classes from "./group.module.css";
import { groupRules } from "./group-form-rules";
import { changedPaths, choicesFor, groupValues } from "./group-values";
import { ParameterFields } from "./parameter-fields";

/** Opens with the parameters in use, says which of them are invalid, and marks what differs from them. */
export function GroupForm({ parameters }: { parameters: Parameters }) {
  const { t } = useTranslation(["group", "parameters"]);
  const { submit, isSubmitting, isDone, last, refusal } = useSubmission("Group");
  const [inUse] = useState(() => groupValues(parameters, (mode) => t(`parameters:modes.${mode}`)));
  const rules = groupRules((rule, limits) => t(`rules.${rule}`, { min: 0, max: 0, ...limits }), choicesFor(inUse));
  const reasons = reasonsOf(refusal, rules);
  // The form is uncontrolled: the marks follow when there is time.
  const rerender = useForceUpdate();
  const { form, onSubmit, refuse, failedSubmits, draftNote } = useDraftForm(
    { screen: "Group", form: "parameters" },
    rules,
    inUse,
    {
      validateInitially: true,
      refused: reasons,
      onForgotten: () => storeOutcome("Group"),
      focused: useLocation().hash.slice(1),
      onValuesChange: () => startTransition(rerender),
    },
  );
  const [emptySubmits, setEmptySubmits] = useState(0);
  const changed = changedPaths(inUse, form.getValues());
  const send = onSubmit((values, typed) => {
    const hasChanged = changedPaths(inUse, typed).length > 0;
    setEmptySubmits((count) => (hasChanged ? 0 : count + 1));
    const content = { form: "Group", values, before: parameters } as const;
    if (hasChanged && !isSubmitting) submit(content).then(refuse);
  });

  if (isDone) return <Navigate to={pathTo("Success")} />;
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <LastSubmission submission={last} />
      {draftNote}
      <SubmissionFailure refusal={refusal} reasons={reasons(form.getValues())} fields={FORM_PATHS} />
      <fieldset className={`${classes.fields} ${FORM_CARDS}`} disabled={isSubmitting}>
        <Panel title={t("cards.video")}>
          <ParameterFields card="video" form={form} inUse={inUse} changed={changed} />
        </Panel>
        <Panel title={t("cards.audio")}>
          <ParameterFields card="audio" form={form} inUse={inUse} changed={changed} />
        </Panel>
        <Panel title={t("cards.explanation")}>
          {/* The title above says the same. */}
          <div className="labels-hidden">
            <FormColumn>
              <CountedTextarea
                label={t("parameters:fields.explanation")}
                placeholder={t("placeholders.explanation")}
                limit={FORM_LIMITS.text}
                key={form.key("explanation")}
                {...form.getInputProps("explanation")}
              />
            </FormColumn>
          </div>
        </Panel>
      </fieldset>
      <FormBar
        form={form}
        inUse={inUse}
        changed={changed}
        failedSubmits={failedSubmits}
        emptySubmits={changed.length === 0 ? emptySubmits : 0}
        isSubmitting={isSubmitting}
      />
    </form>
  );
}
