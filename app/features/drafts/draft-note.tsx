import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { useDraftForm } from "./use-draft-form";

type Props = Pick<ReturnType<typeof useDraftForm>, "draft"> & { disabled?: boolean };

/** Says above a form that its values are those of a draft, which can be dropped, and that brought back. */
export function DraftNote({ draft, disabled }: Props) {
  const { t } = useTranslation("console");
  if (!draft) return null;
  const { isDropped, toggle } = draft;
  return (
    <Group gap="xs" mb="sm">
      <Text component="span" role="status" c="var(--text-2)">
        {t(`draft.${isDropped ? "dropped" : "restored"}`)}
      </Text>
      {/* One button for both, so that it keeps the focus. */}
      <Button variant="subtle" size="compact-sm" disabled={disabled} onClick={toggle}>
        {t(`draft.${isDropped ? "undo" : "drop"}`)}
      </Button>
    </Group>
  );
}
