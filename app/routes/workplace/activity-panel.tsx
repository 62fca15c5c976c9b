import { useTranslation } from "react-i18next";
import type { Activity } from "~/api/user";
import { Panel } from "~/components/panel";
import { PersonList, PersonRow } from "~/components/person-row";
import { Requested } from "~/components/requested";
import { RowsSkeleton } from "~/components/rows-skeleton";
import { ScrollBody } from "~/components/scroll-body";
import type { Requested as Request } from "~/lib/use-request";
import classes from "./workplace.module.css";

/** What others did last. */
export function ActivityPanel({ activities }: { activities: Request<Activity[]> }) {
  const { t } = useTranslation("console");
  return (
    <Panel title={t("activity.title")}>
      <div className={classes.list}>
        <Requested data={activities} skeleton={<RowsSkeleton />} isEmpty={(items) => items.length === 0}>
          {(items) => (
            <ScrollBody label={t("activity.title")}>
              <PersonList>
                {items.map(({ id, title, description, avatar }) => (
                  <PersonRow key={id} name={title} picture={avatar}>
                    {description}
                  </PersonRow>
                ))}
              </PersonList>
            </ScrollBody>
          )}
        </Requested>
      </div>
    </Panel>
  );
}
