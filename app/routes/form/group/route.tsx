import { type ClientActionFunctionArgs, redirect } from "@remix-run/react";
import * as v from "valibot";
import { accepted } from "~/api/client/api-error";
import { groupForm, submitGroupForm } from "~/api/form";
import { ScreenPage } from "~/components/layout/screen-page";
import { dropDrafts } from "~/features/drafts/drafts";
import { pathTo } from "~/navigation/paths";
import { type Guarded, guarded } from "~/session/guard";
import { GroupForm } from "./group-form";

export const handle = { i18n: ["group", "parameters"] };

export const clientLoader = guarded(() => null);

/** Submits the form and redirects to the success page; null if the server rejects it. */
export const clientAction = guarded(async ({ request }: Guarded<ClientActionFunctionArgs>) => {
  const body = v.parse(groupForm, await request.json());
  if (!(await accepted(submitGroupForm({ body })))) return null;
  dropDrafts({ screen: "Group" });
  return redirect(pathTo("Success"));
});

export default function Group() {
  return (
    <ScreenPage>
      <GroupForm />
    </ScreenPage>
  );
}
