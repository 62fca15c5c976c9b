import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EmptyView } from "~/components/feedback/view-states";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { useCanCreate, useCanImport } from "~/resource/use-can-write";

type Props = { onCreate: () => void; onImport: () => void };

/** In place of the rows of a list without records. */
export function EmptyList({ onCreate, onImport }: Props) {
  const { t } = useTranslation("resource");
  const { slots } = useResource();
  const canCreate = useCanCreate();
  const canImport = useCanImport();
  const { entity } = useResourceTexts();
  if (slots.empty) return <slots.empty />;
  return (
    <EmptyView text={t("none.yet", entity)}>
      <Group gap="xs" justify="center">
        {canCreate && (
          <Button size="sm" variant="default" onClick={onCreate}>
            {t("action.create")}
          </Button>
        )}
        {canImport && (
          <Button size="sm" variant="default" onClick={onImport}>
            {t("import.button")}
          </Button>
        )}
      </Group>
    </EmptyView>
  );
}
