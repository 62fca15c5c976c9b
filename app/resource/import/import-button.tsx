import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useTranslation } from "react-i18next";
import { ImportDrawer } from "./import-drawer";

export function ImportButton() {
  const { t } = useTranslation("resource");
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" leftSection={<IconUpload aria-hidden />} onClick={open}>
        {t("import.button")}
      </Button>
      <ImportDrawer opened={opened} close={close} />
    </>
  );
}
