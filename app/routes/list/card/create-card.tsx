import { UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useTranslation } from "react-i18next";
import classes from "./card.module.css";
import { CreateDialog } from "./create-dialog";

/** A button in the form of a card that opens the dialog for a new queue. */
export function CreateCard() {
  const { t } = useTranslation("card");
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <UnstyledButton className={classes.new} onClick={dialog.open} aria-haspopup="dialog">
        <span className={classes.plus}>
          <IconPlus aria-hidden />
        </span>
        {t("quality.create")}
        <small>{t("quality.createHint")}</small>
      </UnstyledButton>
      <CreateDialog opened={isOpen} close={dialog.close} />
    </>
  );
}
