import { useTranslation } from "react-i18next";
import type { Policy } from "~/api/policy";
import { ServerTime } from "~/components/display/server-time";
import { Details } from "~/components/layout/details";
import { useFormat } from "~/i18n/format";

export function PolicyDetails({ policy }: { policy: Policy }) {
  const { t } = useTranslation("policies");
  const format = useFormat();
  const rows = [
    ["number", policy.number],
    ["name", policy.name],
    ["contentType", t(`contentType.${policy.contentType}`)],
    ["filterType", t(`filterType.${policy.filterType}`)],
    ["count", format.number(policy.count)],
    ["createdTime", <ServerTime key="time" value={policy.createdTime} />],
    ["status", t(`status.${policy.status}`)],
  ] as const;
  return <Details rows={rows.map(([field, value]) => [t(`field.${field}`), value])} />;
}
