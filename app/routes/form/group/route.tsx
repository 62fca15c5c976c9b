import { useQuery } from "@tanstack/react-query";
import { getBasicProfile } from "~/api/profile";
import { QueryView } from "~/components/feedback/query-view";
import { ScreenPage } from "~/components/layout/screen-page";
import { guarded } from "~/session/guard";
import { GroupForm } from "./group-form";
import { GroupSkeleton } from "./group-skeleton";

export const handle = { i18n: ["group", "parameters", "forms", "submissions"] };

export const clientLoader = guarded(({ prefetch }) => {
  prefetch(getBasicProfile.query());
  return null;
});

export default function Group() {
  const profile = useQuery(getBasicProfile.query());
  return (
    <ScreenPage>
      <QueryView query={profile} skeleton={<GroupSkeleton />}>
        {({ video, audio }) => <GroupForm key={JSON.stringify([video, audio])} parameters={{ video, audio }} />}
      </QueryView>
    </ScreenPage>
  );
}
