import { Anchor, Group } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ProblemAlert } from "~/components/feedback/problem-alert";
import { TAB_SWITCH } from "~/features/drafts/unsaved";
import { pathTo } from "~/navigation/paths";
import { FieldLink } from "./field-link";
import type { Refusal } from "./outcomes";
import { pathOfResult } from "./result-address";

type Props = {
  refusal: Refusal | undefined;
  /** Why fields were refused, by their paths. */
  reasons: Record<string, string>;
  /** The paths of the fields on the page, at which their reasons stand. */
  fields: readonly string[];
};

/** Why the last try failed, until the next one. The toast of the failure announces it. */
export function SubmissionFailure({ refusal, reasons, fields }: Props) {
  const { t } = useTranslation(["submissions", "console"]);
  if (!refusal) return null;
  const { submission, message, mayBeDone } = refusal;
  const { form } = submission.content;
  const title = t(mayBeDone ? "console:outcomeUnknown" : "failure.title");
  const others = Object.entries(reasons).filter(([path]) => !fields.includes(path));
  return (
    <ProblemAlert role="group" aria-label={title} color={mayBeDone ? "orange" : "red"} title={title}>
      {mayBeDone ? t("failure.mayBeDone") : message}
      {others.map(([path, reason]) => (
        <div key={path}>
          <FieldLink form={form} path={path} /> {reason}
        </div>
      ))}
      <Group gap="md" mt={4}>
        {/* The form keeps its draft meanwhile. */}
        <Anchor component={Link} to={pathOfResult("Error", form)} state={TAB_SWITCH}>
          {t("failure.details")}
        </Anchor>
        {mayBeDone && form === "Group" && (
          <Anchor component={Link} to={pathTo("Basic")} state={TAB_SWITCH}>
            {t("failure.look")}
          </Anchor>
        )}
      </Group>
    </ProblemAlert>
  );
}
