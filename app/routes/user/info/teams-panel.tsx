import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Team } from "~/api/user";
import { PersonList, PersonRow } from "~/components/display/person-row";
import { isNone, ListPanel } from "~/components/layout/list-panel";
import { useFormat } from "~/i18n/format";
import type { Requested } from "~/lib/loading/use-request";

/** The operator's teams and how many belong to each. */
export const TeamsPanel = memo(function TeamsPanel({ teams }: { teams: Requested<Team[]> }) {
  const { t } = useTranslation(["user", "console"]);
  const format = useFormat();
  return (
    <ListPanel title={t("team.title")} data={teams} isEmpty={isNone}>
      {(items) => (
        <PersonList>
          {items.map(({ id, name, avatar, peopleNumber }) => (
            <PersonRow key={id} name={name} picture={avatar}>
              {t("console:project.people", { number: format.number(peopleNumber) })}
            </PersonRow>
          ))}
        </PersonList>
      )}
    </ListPanel>
  );
});
