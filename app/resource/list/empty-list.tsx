import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EmptyView } from "~/components/feedback/view-states";
import { useResource } from "~/resource/resource-context";
import { useCanCreate } from "~/resource/use-can-write";
import { useWords } from "~/resource/words";

/** In place of the rows of a list without records. */
export function EmptyList({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation(["resource", "console"]);
  const { slots } = useResource();
  const canCreate = useCanCreate();
  const { entity } = useWords();
  if (slots.empty) return <slots.empty />;
  return (
    <EmptyView text={t("console:panel.emptyList", entity)}>
      {canCreate && (
        <Button size="xs" variant="default" onClick={onCreate}>
          {t("action.create")}
        </Button>
      )}
    </EmptyView>
  );
}
