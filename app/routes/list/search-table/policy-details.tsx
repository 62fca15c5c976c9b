import { useTranslation } from "react-i18next";
import type { Policy } from "~/api/policy";
import { useFormat } from "~/i18n/format";
import classes from "./policy-drawer.module.css";

/** A policy to look at. */
export function PolicyDetails({ policy }: { policy: Policy }) {
  const { t } = useTranslation("policies");
  const format = useFormat();
  const rows = [
    ["number", policy.number],
    ["name", policy.name],
    ["contentType", t(`contentType.${policy.contentType}`)],
    ["filterType", t(`filterType.${policy.filterType}`)],
    ["count", format.number(policy.count)],
    ["createdTime", policy.createdTime],
    ["status", t(`status.${policy.status}`)],
  ] as const;
  return (
    <dl className={classes.details}>
      {rows.map(([field, value]) => (
        <div key={field}>
          <dt>{t(`field.${field}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
