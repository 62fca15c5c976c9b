import { Anchor } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { StatusDot } from "~/components/display/status-dot";
import { Panel } from "~/components/layout/panel";
import { useFormat } from "~/i18n/format";
import { screenTitle } from "~/navigation/screen-titles";
import { useOutcomes } from "./outcomes";
import classes from "./recent-submissions.module.css";
import { pathOfResult } from "./result-address";

/** What was submitted in this session, taken or refused, with the way to each; nothing if nothing was. */
export function RecentSubmissions() {
  const { t } = useTranslation(["submissions", "result"]);
  const format = useFormat();
  const { done, refused } = useOutcomes();
  const rows = [
    ...done.map((submission) => ({ submission, page: "Success" as const, tone: "success" as const })),
    ...refused.map(({ submission }) => ({ submission, page: "Error" as const, tone: "warning" as const })),
  ];
  if (rows.length === 0) return null;
  return (
    <Panel title={t("last.title")}>
      <ul className={classes.list}>
        {rows.map(({ submission: { at, content }, page, tone }) => (
          <li key={`${page} ${content.form}`}>
            <span className={classes.form}>{screenTitle(content.form)}</span>
            <StatusDot tone={tone}>{t(page === "Success" ? "result:success.title" : "result:error.title")}</StatusDot>
            <span className={classes.time}>{format.time(new Date(at))}</span>
            <Anchor component={Link} to={pathOfResult(page, content.form)}>
              {t("last.view")}
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
