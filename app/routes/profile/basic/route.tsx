import { useLoaderData } from "@remix-run/react";
import { getBasicProfile, listOperationLog } from "~/api/profile";
import { ScreenPage } from "~/components/layout/screen-page";
import { begin } from "~/lib/loading/begin";
import { guarded } from "~/session/guard";
import { CurrentProfile } from "./current-profile";
import { OperationLog } from "./operation-log";

export const handle = { i18n: ["profile", "parameters"] };

export const clientLoader = guarded(({ request: { signal } }) => ({
  profile: begin(getBasicProfile, signal),
  log: begin(listOperationLog, signal),
}));

export default function Basic() {
  const { profile, log } = useLoaderData<typeof clientLoader>();
  return (
    <ScreenPage>
      <CurrentProfile profile={profile} />
      <OperationLog log={log} />
    </ScreenPage>
  );
}
