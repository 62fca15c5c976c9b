import { type ClientActionFunctionArgs, Navigate, useLoaderData, useLocation } from "@remix-run/react";
import * as v from "valibot";
import { accepted } from "~/api/client/api-error";
import { channelForm, submitChannelForm } from "~/api/form";
import { ScreenPage } from "~/components/layout/screen-page";
import { dropDrafts } from "~/features/drafts/drafts";
import { redirectToNormalized } from "~/lib/page/normalized-address";
import { accountOf } from "~/session/account";
import { type Guarded, guarded } from "~/session/guard";
import { normalizedStepAddress, pathOfStep, readStep, readSubmission } from "./step-address";
import { StepForm } from "./step-form";
import { StepResult } from "./step-result";

export const handle = { i18n: "step" };

export const clientLoader = guarded(({ request, user }) => {
  redirectToNormalized(request, normalizedStepAddress);
  return { account: accountOf(user) };
});

/** Submits the form and returns the submitted values; null if the server rejects them. */
export const clientAction = guarded(async ({ request, user }: Guarded<ClientActionFunctionArgs>) => {
  const sent = v.parse(channelForm, await request.json());
  if (!(await accepted(submitChannelForm({ body: sent })))) return null;
  dropDrafts({ screen: "Step" });
  return { account: accountOf(user), sent };
});

/** The step is in the URL; the third one without submitted values redirects to the first. */
export default function Step() {
  const { account } = useLoaderData<typeof clientLoader>();
  const location = useLocation();
  const step = readStep(location.search);
  const sent = step === 3 ? readSubmission(location, account) : undefined;
  if (step === 3 && !sent) return <Navigate to={pathOfStep(1)} replace />;
  return <ScreenPage>{sent ? <StepResult sent={sent} /> : <StepForm step={step === 2 ? 2 : 1} />}</ScreenPage>;
}
