import { Button, Group, Paper } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { Navigate, useFetcher, useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { FormColumn } from "~/components/fields/form-column";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { fieldErrors } from "~/lib/forms/form-rules";
import { FirstFields } from "./first-fields";
import { SecondFields } from "./second-fields";
import classes from "./step.module.css";
import { pathOfStep, type Submission } from "./step-address";
import { EMPTY, FIRST_FIELDS, stepRules } from "./step-form-rules";
import { StepHeaders } from "./step-headers";

/** The first two steps, which share one form. */
export function StepForm({ step: requestedStep }: { step: 1 | 2 }) {
  const { t } = useTranslation("step");
  const navigate = useNavigate();
  const fetcher = useFetcher<Submission | null>();
  const rules = stepRules((rule) => t(`rules.${rule}`));
  const fields = requestedStep === 1 ? FIRST_FIELDS : undefined;
  const { form, onSubmit } = useDraftForm({ screen: "Step", form: "channel" }, rules, EMPTY, fields);
  const isSubmitting = fetcher.state !== "idle";

  const errors = fieldErrors(rules, form.getValues());
  const step = FIRST_FIELDS.some((field) => field in errors) ? 1 : requestedStep;
  const formRef = useRef<HTMLFormElement>(null);
  // A new step gets the focus, but not on the first render of the page.
  useDidUpdate(() => formRef.current?.focus(), [step]);

  const goToSecondStep = onSubmit(() => navigate(pathOfStep(2)));
  const goToFirstStep = () => navigate(pathOfStep(1));
  const submit = onSubmit((values) => {
    if (!isSubmitting) fetcher.submit(v.parse(rules, values), { method: "POST", encType: "application/json" });
  });

  if (fetcher.data) return <Navigate to={pathOfStep(3)} state={fetcher.data} replace />;
  if (step !== requestedStep) return <Navigate to={pathOfStep(step)} replace />;
  return (
    <Paper withBorder radius="md" className={classes.card}>
      <StepHeaders step={step} onSelect={step === 1 ? goToSecondStep : goToFirstStep} />
      <form
        ref={formRef}
        tabIndex={-1}
        aria-label={t(step === 1 ? "steps.basic" : "steps.channel")}
        className={classes.form}
        onSubmit={step === 1 ? goToSecondStep : submit}
        noValidate
      >
        <FormColumn>{step === 1 ? <FirstFields form={form} /> : <SecondFields form={form} />}</FormColumn>
        <Group className={classes.buttons} gap="sm">
          {step === 2 && (
            <Button variant="default" onClick={goToFirstStep} disabled={isSubmitting}>
              {t("back")}
            </Button>
          )}
          <Button type="submit" loading={isSubmitting}>
            {t(step === 1 ? "next" : "submit")}
          </Button>
        </Group>
      </form>
    </Paper>
  );
}
