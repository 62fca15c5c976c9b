import { memo } from "react";
import { useTranslation } from "react-i18next";
import { PersonList, PersonRow } from "~/components/display/person-row";
import { isNone, ListPanel } from "~/components/layout/list-panel";
import type { Requested } from "~/lib/loading/use-request";

type Activity = { id: number | string; title: string; description: string; avatar: string };

/** What others did last. */
export const ActivityPanel = memo(function ActivityPanel({ activities }: { activities: Requested<Activity[]> }) {
  const { t } = useTranslation("console");
  return (
    <ListPanel title={t("activity.title")} data={activities} isEmpty={isNone}>
      {(items) => (
        <PersonList>
          {items.map(({ id, title, description, avatar }) => (
            <PersonRow key={id} name={title} picture={avatar}>
              {description}
            </PersonRow>
          ))}
        </PersonList>
      )}
    </ListPanel>
  );
});
