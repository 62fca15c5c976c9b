import { Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type LogRow, listOperationLog } from "~/api/profile";
import { ServerTime } from "~/components/display/server-time";
import { Steps, StepsSkeleton } from "~/components/display/steps";
import { QueryView } from "~/components/feedback/query-view";
import { DetailsSkeleton } from "~/components/loading/details-skeleton";
import { TitleSkeleton } from "~/components/loading/skeleton";
import { latestChange, stepOf } from "./latest-change";
import classes from "./submitted-change.module.css";

/** The last submitted change on the server, and its progress. */
export function SubmittedChange() {
  const log = useQuery(listOperationLog.query());
  return (
    <QueryView query={log} skeleton={<ChangeSkeleton />} isEmpty={(rows) => rows.length === 0}>
      {(rows) => <Change row={latestChange(rows)} />}
    </QueryView>
  );
}

const ChangeSkeleton = () => (
  <>
    <div className={classes.section}>
      <TitleSkeleton width={128} />
      <DetailsSkeleton rows={3} className={classes.facts} />
    </div>
    <div className={classes.section}>
      <TitleSkeleton width={128} />
      <StepsSkeleton steps={3} />
    </div>
  </>
);

function Change({ row }: { row: LogRow | undefined }) {
  const { t } = useTranslation(["result", "profile", "operations"]);
  if (!row) return null;
  return (
    <>
      <section className={classes.section}>
        <Title order={2}>{t("success.details")}</Title>
        <dl className={classes.facts}>
          <div>
            <dt>{t("operations:field.contentNumber")}</dt>
            <dd>{row.contentNumber || t("profile:none")}</dd>
          </div>
          <div>
            <dt>{t("operations:field.updateContent")}</dt>
            <dd>{row.updateContent || t("profile:none")}</dd>
          </div>
          <div>
            <dt>{t("success.submittedAt")}</dt>
            <dd>
              <ServerTime value={row.updateTime} />
            </dd>
          </div>
        </dl>
      </section>
      <section className={classes.section}>
        <Title order={2}>{t("profile:progress.title")}</Title>
        <Steps
          label={t("profile:progress.title")}
          steps={[
            { title: t("profile:progress.submitted") },
            { title: t("profile:progress.reviewing") },
            { title: t("profile:progress.done") },
          ]}
          current={stepOf(row)}
          withState
        />
      </section>
    </>
  );
}
