import { useDisclosure } from "@mantine/hooks";
import IconListCheck from "@tabler/icons-react/dist/esm/icons/IconListCheck.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useTranslation } from "react-i18next";
import { deleteQualityInspection, type Inspection, markInspected } from "~/api/card";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import classes from "./card.module.css";
import { sayDone } from "./say-done";
import type { CardLists } from "./use-card-lists";
import { WriteButton } from "./write-button";

type Props = {
  queue: Inspection;
  isDone: boolean;
  isBusy: boolean;
  titleId: string;
  records: CardLists["quality"];
};

/** 质检 and 删除. */
export function InspectionActions({ queue: { id, title }, isDone, isBusy, titleId, records }: Props) {
  const { t } = useTranslation("card");
  const [isAsking, asking] = useDisclosure(false);

  async function inspect() {
    const isDone = await records.change(id, () => markInspected({ params: { id }, body: { inspected: true } }));
    if (isDone) sayDone(t("quality.inspected", { title }));
  }

  async function remove() {
    // The card goes, and with it the place of the focus.
    const section = document.getElementById(titleId)?.closest("section");
    const isDone = await records.remove(id, () => deleteQualityInspection({ params: { id } }));
    if (!isDone) return;
    sayDone(t("quality.deleted", { title }));
    section?.querySelector("h2")?.focus();
  }

  return (
    <div className={classes.actions}>
      <WriteButton danger icon={<IconTrash />} describedBy={titleId} isBusy={isBusy} onClick={asking.open}>
        {t("quality.delete")}
      </WriteButton>
      {!isDone && (
        <WriteButton icon={<IconListCheck />} describedBy={titleId} isBusy={isBusy} onClick={inspect}>
          {t("quality.inspect")}
        </WriteButton>
      )}
      <ConfirmDialog
        opened={isAsking}
        danger
        title={t("quality.deleteTitle")}
        confirm={t("quality.delete")}
        busy={isBusy}
        onConfirm={remove}
        onCancel={asking.close}
      >
        {t("quality.deleteText", { title })}
      </ConfirmDialog>
    </div>
  );
}
