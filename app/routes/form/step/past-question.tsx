import { useDisclosure } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { serverNow } from "~/api/client/server-now";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { type DayRange, dayText } from "~/lib/text/days";

/** Asks before it proceeds with a period that is over. */
export function usePastQuestion(proceed: () => void) {
  const { t } = useTranslation("step");
  const [isOpen, question] = useDisclosure(false);
  function confirm() {
    question.close();
    proceed();
  }
  return {
    check: ([, end]: DayRange) => (end < dayText(serverNow()) ? question.open() : proceed()),
    dialog: (
      <ConfirmDialog
        opened={isOpen}
        title={t("past.title")}
        confirm={t("past.confirm")}
        onConfirm={confirm}
        onCancel={question.close}
      >
        {t("past.content")}
      </ConfirmDialog>
    ),
  };
}
