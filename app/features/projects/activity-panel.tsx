import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { listLatestActivities } from "~/api/user";
import { PersonList, PersonRow } from "~/components/display/person-row";
import { EmptyView } from "~/components/feedback/view-states";
import { ListPanel } from "~/components/layout/list-panel";

export function ActivityPanel({ aside }: { aside?: ReactNode }) {
  const { t } = useTranslation("console");
  return (
    <ListPanel
      title={t("activity.title")}
      aside={aside}
      query={useQuery(listLatestActivities.query())}
      empty={<EmptyView text={t("activity.none")} />}
    >
      {(items) => (
        <PersonList items={items}>
          {({ id, title, description, avatar }) => (
            <PersonRow key={id} name={title} picture={avatar}>
              {description}
            </PersonRow>
          )}
        </PersonList>
      )}
    </ListPanel>
  );
}
