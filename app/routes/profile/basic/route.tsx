import { getBasicProfile, listOperationLog } from "~/api/profile";
import { ScreenPage } from "~/components/layout/screen-page";
import { guarded } from "~/session/guard";
import { CurrentProfile } from "./current-profile";
import { OperationLog } from "./operation-log";

export const handle = { i18n: ["profile", "parameters"] };

export const clientLoader = guarded(({ prefetch }) => {
  prefetch(getBasicProfile.query());
  prefetch(listOperationLog.query());
  return null;
});

export default function Basic() {
  return (
    <ScreenPage>
      <CurrentProfile />
      <OperationLog />
    </ScreenPage>
  );
}
