import { Button, Group, Paper } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { Navigate, useFetcher, useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { FormColumn } from "~/components/fields/form-column";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { wrongFields } from "~/lib/forms/form-rules";
import { FirstFields } from "./first-fields";
import { SecondFields } from "./second-fields";
import classes from "./step.module.css";
import { pathOfStep, type Sent } from "./step-address";
import { EMPTY, FIRST_FIELDS, stepRules } from "./step-form-rules";
import { StepHeaders } from "./step-headers";

/** The first two steps, which share one form. */
export function StepForm({ step: wanted }: { step: 1 | 2 }) {
  const { t } = useTranslation("step");
  const navigate = useNavigate();
  const fetcher = useFetcher<Sent | null>();
  const rules = stepRules((rule) => t(`rules.${rule}`));
  const fields = wanted === 1 ? FIRST_FIELDS : undefined;
  const { form, onSubmit } = useDraftForm({ screen: "Step", form: "channel" }, rules, EMPTY, fields);
  const sending = fetcher.state !== "idle";

  const wrong = wrongFields(rules, form.getValues());
  const step = FIRST_FIELDS.some((field) => field in wrong) ? 1 : wanted;
  const section = useRef<HTMLFormElement>(null);
  // A new step gets the focus, but not on the first render of the page.
  useDidUpdate(() => section.current?.focus(), [step]);

  const goOn = onSubmit(() => navigate(pathOfStep(2)));
  const goBack = () => navigate(pathOfStep(1));
  const send = onSubmit((values) => {
    if (!sending) fetcher.submit(v.parse(rules, values), { method: "POST", encType: "application/json" });
  });

  if (fetcher.data) return <Navigate to={pathOfStep(3)} state={fetcher.data} replace />;
  if (step !== wanted) return <Navigate to={pathOfStep(step)} replace />;
  return (
    <Paper withBorder radius="md" className={classes.card}>
      <StepHeaders step={step} onSelect={step === 1 ? goOn : goBack} />
      <form
        ref={section}
        tabIndex={-1}
        aria-label={t(step === 1 ? "steps.basic" : "steps.channel")}
        className={classes.form}
        onSubmit={step === 1 ? goOn : send}
        noValidate
      >
        <FormColumn>{step === 1 ? <FirstFields form={form} /> : <SecondFields form={form} />}</FormColumn>
        <Group className={classes.buttons} gap="sm">
          {step === 2 && (
            <Button variant="default" onClick={goBack} disabled={sending}>
              {t("back")}
            </Button>
          )}
          <Button type="submit" loading={sending}>
            {t(step === 1 ? "next" : "submit")}
          </Button>
        </Group>
      </form>
    </Paper>
  );
}
