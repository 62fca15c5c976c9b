import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { ProjectOrTeam } from "~/api/user";
import { PersonList, PersonRow } from "~/components/display/person-row";
import { isNone, ListPanel } from "~/components/layout/list-panel";
import { useFormat } from "~/i18n/format";
import type { Requested } from "~/lib/loading/use-request";
import classes from "./workplace.module.css";

/** In how many projects and teams the operator is, and in which. */
export const MembershipPanel = memo(function MembershipPanel({
  memberships,
}: {
  memberships: Requested<ProjectOrTeam[]>;
}) {
  const { t } = useTranslation("workplace");
  const format = useFormat();
  return (
    <ListPanel title={t("membership.title")} data={memberships} isEmpty={isNone}>
      {(items) => (
        <>
          <p className={classes.total}>
            <b>{format.number(items.length)}</b>
            {t("membership.unit")}
          </p>
          <PersonList>
            {items.map(({ id, content }) => (
              <PersonRow key={id} name={content} picture="" />
            ))}
          </PersonList>
        </>
      )}
    </ListPanel>
  );
});
