import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { listMyTeams } from "~/api/user";
import { PersonList, PersonRow } from "~/components/display/person-row";
import { EmptyView } from "~/components/feedback/view-states";
import { ListPanel } from "~/components/layout/list-panel";

export function TeamsPanel() {
  const { t } = useTranslation(["user", "console"]);
  return (
    <ListPanel
      title={t("team.title")}
      query={useQuery(listMyTeams.query())}
      empty={<EmptyView text={t("team.none")} />}
    >
      {(items) => (
        <PersonList items={items}>
          {({ id, name, avatar, peopleNumber }) => (
            <PersonRow key={id} name={name} picture={avatar}>
              {t("console:project.people", { count: peopleNumber })}
            </PersonRow>
          )}
        </PersonList>
      )}
    </ListPanel>
  );
}
