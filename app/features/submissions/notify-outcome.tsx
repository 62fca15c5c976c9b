import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { ACTION_TOAST_MS } from "~/config/times";
import { screenTitle } from "~/navigation/screen-titles";
import type { Refusal, SubmittedForm } from "./outcomes";
import { pathOfResult } from "./result-address";

const toastOf = (form: SubmittedForm) => `submission-${form}`;

/** Shows that a submission has succeeded whose form is no longer on the page. */
export const notifyDone = (form: SubmittedForm): void =>
  notify({
    id: toastOf(form),
    color: "green",
    message: <Outcome form={form} outcome="done" />,
    autoClose: ACTION_TOAST_MS,
  });

export const notifyRefused = ({ submission, mayBeDone }: Refusal): void =>
  notify({
    id: toastOf(submission.content.form),
    color: mayBeDone ? "orange" : "red",
    message: <Outcome form={submission.content.form} outcome={mayBeDone ? "mayBeDone" : "refused"} />,
    autoClose: ACTION_TOAST_MS,
  });

type Props = { form: SubmittedForm; outcome: "done" | "refused" | "mayBeDone" };

function Outcome({ form, outcome }: Props) {
  const { t } = useTranslation(["submissions", "screens"]);
  const title = screenTitle(form);
  return (
    <Group justify="space-between" wrap="nowrap">
      <span>{t(`notice.${outcome}`, { form: title })}</span>
      <Button
        component={Link}
        to={pathOfResult(outcome === "done" ? "Success" : "Error", form)}
        size="compact-sm"
        variant="subtle"
        onClick={() => notifications.hide(toastOf(form))}
      >
        {t("notice.view")}
      </Button>
    </Group>
  );
}
