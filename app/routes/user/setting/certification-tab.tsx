import { Paper, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CERTIFIED, type Certification, getCertification } from "~/api/user";
import { ServerTime } from "~/components/display/server-time";
import { StatusDot } from "~/components/display/status-dot";
import { QueryView } from "~/components/feedback/query-view";
import { DetailsSkeleton } from "~/components/loading/details-skeleton";
import { TitleSkeleton } from "~/components/loading/skeleton";
import { ResourcePanel } from "~/resource/resource-panel";
import { certificationRecords } from "./certification-records";
import classes from "./setting.module.css";

export function CertificationTab() {
  const { t } = useTranslation(["user", "certifications"]);
  const { data, error, isFetching, refetch } = useQuery(getCertification.query());
  const hasFailed = data === undefined && error !== null;
  return (
    <>
      {/* The records are of the same response: a failed refresh stands above them. */}
      <Paper withBorder radius="md" className={classes.card}>
        <QueryView
          query={{ data, error: hasFailed ? error : null, isFetching, refetch }}
          skeleton={<CertificationSkeleton />}
        >
          {({ enterpriseInfo }) => (
            <>
              <Title order={2}>{t("certification.enterprise")}</Title>
              <Enterprise info={enterpriseInfo} />
            </>
          )}
        </QueryView>
      </Paper>
      {!hasFailed && (
        <Paper withBorder radius="md" className={classes.card}>
          <Title order={2}>{t("certifications:table")}</Title>
          <ResourcePanel of={certificationRecords} headed />
        </Paper>
      )}
    </>
  );
}

const CertificationSkeleton = () => (
  <>
    <TitleSkeleton width={128} />
    <DetailsSkeleton rows={9} className={classes.facts} />
  </>
);

function Enterprise({ info }: { info: Certification["enterpriseInfo"] }) {
  const { t } = useTranslation("user");
  const isCertified = info.status === CERTIFIED;
  const values = {
    accountType: info.accountType,
    status: (
      <StatusDot tone={isCertified ? "success" : "warning"}>
        {t(isCertified ? "certification.certified" : "certification.review")}
      </StatusDot>
    ),
    time: info.time && <ServerTime value={info.time} />,
    legalPerson: info.legalPerson,
    certificateType: info.certificateType,
    authenticationNumber: info.authenticationNumber,
    enterpriseName: info.enterpriseName,
    enterpriseCertificateType: info.enterpriseCertificateType,
    organizationCode: info.organizationCode,
  };
  const names = [
    "accountType",
    "status",
    "time",
    "legalPerson",
    "certificateType",
    "authenticationNumber",
    "enterpriseName",
    "enterpriseCertificateType",
    "organizationCode",
  ] as const;
  return (
    <dl className={classes.facts}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`certification.${name}`)}</dt>
          <dd>{values[name] || t("panel.none")}</dd>
        </div>
      ))}
    </dl>
  );
}
