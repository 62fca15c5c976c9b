import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Panel } from "~/components/layout/panel";
import panelClasses from "~/components/layout/panel.module.css";
import { useFormat } from "~/i18n/format";
import { screenTitle } from "~/navigation/screen-titles";
import { useOutcomes } from "./outcomes";
import classes from "./recent-submissions.module.css";
import { pathOfResult } from "./result-address";

/** What was submitted in this session, taken, refused or without an answer, with the way to each; nothing if nothing was. */
export function RecentSubmissions() {
  const { t } = useTranslation(["submissions", "result", "console"]);
  const format = useFormat();
  const { done, refused } = useOutcomes();
  const rows = [
    ...done.map((submission) => ({ submission, page: "Success" as const, title: t("result:success.title") })),
    ...refused.map(({ submission, mayBeDone }) => ({
      submission,
      page: "Error" as const,
      title: t(mayBeDone ? "console:outcomeUnknown" : "result:error.title"),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <Panel title={t("last.title")}>
      <ul className={classes.list}>
        {rows.map(({ submission: { at, content }, page, title }) => (
          <li key={`${page} ${content.form}`}>
            <span className={classes.form}>{screenTitle(content.form)}</span>
            <span>{title}</span>
            <span className={classes.time}>{format.time(new Date(at))}</span>
            <Link to={pathOfResult(page, content.form)} className={panelClasses.all}>
              {t("last.view")}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
