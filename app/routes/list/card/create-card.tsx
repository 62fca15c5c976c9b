import { Button, UnstyledButton } from "@mantine/core";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useTranslation } from "react-i18next";
import classes from "./card.module.css";
import { useCreateTarget } from "./use-create-target";

const ID = "create-queue";

/** After a dialog that was opened by its address, which has no place to give the focus back to. During a search there is no card. */
export function focusCreateCard(): void {
  if (document.activeElement !== document.body) return;
  (document.getElementById(ID) ?? document.querySelector<HTMLElement>("main h2"))?.focus();
}

/** A button in the form of a card that opens the dialog for a new queue. */
export function CreateCard() {
  const { t } = useTranslation("card");
  const { open } = useCreateTarget();
  return (
    <UnstyledButton id={ID} className={classes.new} onClick={open} aria-haspopup="dialog">
      <span className={classes.plus}>
        <IconPlus aria-hidden />
      </span>
      <span className={classes.texts}>
        {t("quality.create")}
        <small>{t("quality.createHint")}</small>
      </span>
    </UnstyledButton>
  );
}

/** As long as there is no queue. */
export function CreateButton() {
  const { t } = useTranslation("card");
  const { open } = useCreateTarget();
  return (
    <Button id={ID} variant="default" leftSection={<IconPlus aria-hidden />} onClick={open} aria-haspopup="dialog">
      {t("quality.create")}
    </Button>
  );
}
