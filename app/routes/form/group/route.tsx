import { useQuery } from "@tanstack/react-query";
import { getBasicProfile } from "~/api/profile";
import { QueryView } from "~/components/feedback/query-view";
import { ScreenPage } from "~/components/layout/screen-page";
import { DetailsSkeleton } from "~/components/loading/details-skeleton";
import { guarded } from "~/session/guard";
import { GroupForm } from "./group-form";

export const handle = { i18n: ["group", "parameters", "submissions"] };

export const clientLoader = guarded(({ prefetch }) => {
  prefetch(getBasicProfile.query());
  return null;
});

export default function Group() {
  const profile = useQuery(getBasicProfile.query());
  return (
    <ScreenPage>
      <QueryView query={profile} skeleton={<DetailsSkeleton rows={14} className={undefined} />}>
        {({ video, audio }) => <GroupForm key={JSON.stringify([video, audio])} parameters={{ video, audio }} />}
      </QueryView>
    </ScreenPage>
  );
}
