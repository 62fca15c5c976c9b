import { Button, Group } from "@mantine/core";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useTranslation } from "react-i18next";
import { ImportButton } from "./import/import-button";
import { useResource } from "./resource-context";

export function CreateButtons({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation("resource");
  const { calls } = useResource();
  return (
    <Group gap="xs">
      {calls.create && (
        <Button leftSection={<IconPlus aria-hidden />} onClick={onCreate}>
          {t("action.create")}
        </Button>
      )}
      {calls.importRows && <ImportButton />}
    </Group>
  );
}
