import { Button, Group, Text } from "@mantine/core";
import { useIsMutating } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formMutationFilters } from "~/api/client/pending-writes";
import type { FormKey } from "./form-key";

type Props = { form: FormKey; isDropped: boolean; toggle: () => void };

/** Says that a form has the values of a draft, which can be dropped, and that brought back. */
export function DraftNote({ form, isDropped, toggle }: Props) {
  const { t } = useTranslation("forms");
  const isSending = useIsMutating(formMutationFilters(form)) > 0;
  return (
    <Group gap="xs" mb="sm">
      <Text component="span" role="status" c="var(--text-2)">
        {t(`draft.${isDropped ? "dropped" : "restored"}`)}
      </Text>
      {/* One button for both, so that it keeps the focus. */}
      <Button variant="subtle" size="compact-sm" disabled={isSending} onClick={toggle}>
        {t(`draft.${isDropped ? "undo" : "drop"}`)}
      </Button>
    </Group>
  );
}
