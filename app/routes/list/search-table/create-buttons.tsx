import { Button, Group } from "@mantine/core";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useTranslation } from "react-i18next";
import { ImportButton } from "./import/import-button";
import { useImportPolicies } from "./policy-mutations";
import { policyBody, policyRules } from "./policy-rules";

export function CreateButtons({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation("policies");
  const { mutate, isPending, error } = useImportPolicies();
  return (
    <Group gap="xs">
      <Button leftSection={<IconPlus />} onClick={onCreate}>
        {t("action.create")}
      </Button>
      <ImportButton
        rules={policyRules((rule) => t(`rules.${rule}`))}
        toBody={policyBody}
        isSending={isPending}
        error={error}
        send={(rows, onSuccess) => mutate(rows, { onSuccess })}
      />
    </Group>
  );
}
