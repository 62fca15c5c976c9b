import { Anchor, Text } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import type { Submission } from "./outcomes";
import { pathOfResult } from "./result-address";

/** Says that the form has been submitted already in this session, and leads to what was submitted. */
export function LastSubmission({ submission }: { submission: Submission | undefined }) {
  const { t } = useTranslation("submissions");
  const format = useFormat();
  if (!submission) return null;
  return (
    <Text c="var(--text-2)">
      {t("last.text", { time: format.time(new Date(submission.at)) })}{" "}
      <Anchor component={Link} to={pathOfResult("Success", submission.content.form)}>
        {t("last.view")}
      </Anchor>
    </Text>
  );
}
