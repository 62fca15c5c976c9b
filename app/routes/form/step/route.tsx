import { Navigate, useLocation } from "@remix-run/react";
import { ScreenPage } from "~/components/layout/screen-page";
import { useOutcomes } from "~/features/submissions/outcomes";
import { redirectToNormalized } from "~/lib/page/normalized-address";
import { guarded } from "~/session/guard";
import { normalizedStepAddress, pathOfStep, readStep } from "./step-address";
import { StepForm } from "./step-form";
import { StepResult } from "./step-result";

export const handle = { i18n: ["step", "forms", "submissions"] };

export const clientLoader = guarded(({ request }) => {
  redirectToNormalized(request, normalizedStepAddress);
  return null;
});

/** The step is in the URL; the third one without submitted values redirects to the first. */
export default function Step() {
  const step = readStep(useLocation().search);
  const { done } = useOutcomes();
  const sent = done.flatMap(({ content }) => (content.form === "Step" ? content.values : [])).at(0);
  if (step === 3 && !sent) return <Navigate to={pathOfStep(1)} replace />;
  return (
    <ScreenPage>{step === 3 && sent ? <StepResult sent={sent} /> : <StepForm step={step === 2 ? 2 : 1} />}</ScreenPage>
  );
}
