import { Button, Paper } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { Navigate, useLocation, useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/components/actions/submit-button";
import { ErrorCount } from "~/components/fields/error-count";
import { FORM_CARD, FormButtons, FormColumn } from "~/components/fields/form-column";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { LastSubmission } from "~/features/submissions/last-submission";
import { storeOutcome } from "~/features/submissions/outcomes";
import { reasonsOf } from "~/features/submissions/reasons";
import { FIRST_FIELDS, SECOND_FIELDS } from "~/features/submissions/step-fields";
import { SubmissionFailure } from "~/features/submissions/submission-failure";
import { useSubmission } from "~/features/submissions/use-submission";
import { fieldErrors } from "~/lib/forms/form-rules";
import { FirstFields } from "./first-fields";
import { usePastQuestion } from "./past-question";
import { SecondFields } from "./second-fields";
import classes from "./step.module.css";
import { pathOfStep } from "./step-address";
import { EMPTY, stepRules } from "./step-form-rules";
import { StepHeaders } from "./step-headers";

/** The first two steps, which share one form. */
export function StepForm({ step: requestedStep }: { step: 1 | 2 }) {
  const { t } = useTranslation("step");
  const navigate = useNavigate();
  const { submit, isSubmitting, isDone, last, refusal } = useSubmission("Step");
  const rules = stepRules((rule) => t(`rules.${rule}`));
  const reasons = reasonsOf(refusal, rules);
  const fields = requestedStep === 1 ? FIRST_FIELDS : undefined;
  const { form, onSubmit, onNext, refuse, failedSubmits, draftNote } = useDraftForm(
    { screen: "Step", form: "channel" },
    rules,
    EMPTY,
    {
      fields,
      refused: reasons,
      onForgotten: () => storeOutcome("Step"),
      focused: useLocation().hash.slice(1),
    },
  );

  const errors = fieldErrors(rules, form.getValues());
  const step = FIRST_FIELDS.some((field) => field in errors) ? 1 : requestedStep;
  const formRef = useRef<HTMLFormElement>(null);
  // A new step gets the focus, or the field that a link names, but not on the first render of the page.
  useDidUpdate(() => {
    const named = formRef.current?.querySelector<HTMLElement>("[data-autofocus]");
    (named ?? formRef.current)?.focus();
  }, [step]);

  const past = usePastQuestion(() => navigate(pathOfStep(2)));
  const goToSecondStep = onNext(({ promotionTime }) => past.check(promotionTime));
  const goToFirstStep = () => navigate(pathOfStep(1));
  const send = onSubmit((values) => {
    if (!isSubmitting) submit({ form: "Step", values }).then(refuse);
  });

  if (isDone) return <Navigate to={pathOfStep(3)} replace />;
  return (
    <Paper withBorder radius="md" className={`${classes.card} ${FORM_CARD}`}>
      {step !== requestedStep && <Navigate to={pathOfStep(step)} replace />}
      <StepHeaders step={step} onSelect={isSubmitting ? undefined : step === 1 ? goToSecondStep : goToFirstStep} />
      <LastSubmission submission={last} />
      <form
        ref={formRef}
        tabIndex={-1}
        aria-label={t(step === 1 ? "steps.basic" : "steps.channel")}
        className={classes.form}
        onSubmit={step === 1 ? goToSecondStep : send}
        noValidate
      >
        <ErrorCount errors={form.errors} failedSubmits={failedSubmits} />
        {draftNote}
        <SubmissionFailure
          refusal={refusal}
          reasons={reasons(form.getValues())}
          fields={step === 1 ? FIRST_FIELDS : SECOND_FIELDS}
        />
        <fieldset className={classes.fields} disabled={isSubmitting}>
          <FormColumn>{step === 1 ? <FirstFields form={form} /> : <SecondFields form={form} />}</FormColumn>
        </fieldset>
        <FormColumn>
          <FormButtons>
            {step === 2 && (
              <Button variant="default" onClick={goToFirstStep} disabled={isSubmitting}>
                {t("back")}
              </Button>
            )}
            <SubmitButton isPending={isSubmitting}>{t(step === 1 ? "next" : "submit")}</SubmitButton>
          </FormButtons>
        </FormColumn>
      </form>
      {past.dialog}
    </Paper>
  );
}
