import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Certification } from "~/api/user";
import { ServerTime } from "~/components/display/server-time";
import { StatusDot } from "~/components/display/status-dot";
import { EmptyView } from "~/components/feedback/view-states";
import classes from "./setting.module.css";

const ENTERPRISE = 1;
const PASSED = 1;

/** The requested certifications, in the server's order. */
export function CertificationRecords({ records }: { records: Certification["record"] }) {
  const { t } = useTranslation("user");
  if (records.length === 0) return <EmptyView />;
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table highlightOnHover>
        <caption className="visually-hidden">{t("certification.records")}</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("certification.type")}</Table.Th>
            <Table.Th scope="col">{t("certification.content")}</Table.Th>
            <Table.Th scope="col">{t("certification.recordStatus")}</Table.Th>
            <Table.Th scope="col">{t("certification.recordTime")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {records.map(({ certificationType, certificationContent, status, time }) => (
            <Table.Tr key={`${time} ${certificationContent} ${status}`}>
              <Table.Td>
                {t(certificationType === ENTERPRISE ? "certification.realName" : "certification.otherType")}
              </Table.Td>
              <Table.Td className={classes.content}>{certificationContent}</Table.Td>
              <Table.Td>
                <StatusDot tone={status === PASSED ? "success" : "warning"}>
                  {t(status === PASSED ? "certification.passed" : "certification.review")}
                </StatusDot>
              </Table.Td>
              <Table.Td>
                <ServerTime value={time} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
