import { Button, Group } from "@mantine/core";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useTranslation } from "react-i18next";
import { useResource } from "./resource-context";

type Props = { onCreate: () => void; onImport: () => void };

export function CreateButtons({ onCreate, onImport }: Props) {
  const { t } = useTranslation("resource");
  const { calls } = useResource();
  return (
    <Group gap="xs">
      {calls.create && (
        <Button leftSection={<IconPlus aria-hidden />} onClick={onCreate}>
          {t("action.create")}
        </Button>
      )}
      {calls.importRows && (
        <Button variant="default" leftSection={<IconUpload aria-hidden />} onClick={onImport}>
          {t("import.button")}
        </Button>
      )}
    </Group>
  );
}
