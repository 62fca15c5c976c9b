import { useTranslation } from "react-i18next";
import type { ProjectOrTeam } from "~/api/user";
import { Panel } from "~/components/panel";
import { PersonList, PersonRow } from "~/components/person-row";
import { Requested } from "~/components/requested";
import { RowsSkeleton } from "~/components/rows-skeleton";
import { ScrollBody } from "~/components/scroll-body";
import { useFormat } from "~/i18n/format";
import type { Requested as Request } from "~/lib/use-request";
import classes from "./workplace.module.css";

/** In how many projects and teams the operator is, and in which. */
export function MembershipPanel({ memberships }: { memberships: Request<ProjectOrTeam[]> }) {
  const { t } = useTranslation("workplace");
  const format = useFormat();
  return (
    <Panel title={t("membership.title")}>
      <div className={classes.list}>
        <Requested data={memberships} skeleton={<RowsSkeleton />} isEmpty={(items) => items.length === 0}>
          {(items) => (
            <ScrollBody label={t("membership.title")}>
              <p className={classes.total}>
                <b>{format.number(items.length)}</b>
                {t("membership.unit")}
              </p>
              <PersonList>
                {items.map(({ id, content }) => (
                  <PersonRow key={id} name={content} picture="" />
                ))}
              </PersonList>
            </ScrollBody>
          )}
        </Requested>
      </div>
    </Panel>
  );
}
