import { Link } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { listProjectsAndTeams } from "~/api/user";
import { PersonList, PersonRow } from "~/components/display/person-row";
import { EmptyView } from "~/components/feedback/view-states";
import { AllLink } from "~/components/layout/all-link";
import { ListPanel } from "~/components/layout/list-panel";
import panelClasses from "~/components/layout/panel.module.css";
import { useFormat } from "~/i18n/format";
import { pathTo } from "~/navigation/paths";
import { MembershipsSkeleton } from "./memberships-skeleton";
import classes from "./workplace.module.css";

export function MembershipPanel() {
  const { t } = useTranslation("workplace");
  const format = useFormat();
  return (
    <ListPanel
      title={t("membership.title")}
      aside={<AllLink to="Info" />}
      query={useQuery(listProjectsAndTeams.query())}
      skeleton={<MembershipsSkeleton />}
      empty={<EmptyView text={t("membership.none")} drawing="projects" />}
    >
      {(items) => (
        <>
          <p className={classes.total}>
            <Link to={pathTo("Info")} className={panelClasses.all}>
              <b>{format.number(items.length)}</b>
              {t("membership.unit")}
            </Link>
          </p>
          <PersonList items={items}>{({ id, content }) => <PersonRow key={id} name={content} picture="" />}</PersonList>
        </>
      )}
    </ListPanel>
  );
}
