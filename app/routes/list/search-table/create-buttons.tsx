import { Button, Group } from "@mantine/core";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useTranslation } from "react-i18next";
import { ImportButton } from "./import/import-button";
import { policyBody, policyRules } from "./policy-rules";
import { useWrite } from "./use-write";

/** The ways to new policies: by hand and from a file. */
export function CreateButtons({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation("policies");
  const { sending, refusal, write } = useWrite();
  return (
    <Group gap="xs">
      <Button leftSection={<IconPlus />} onClick={onCreate}>
        {t("action.create")}
      </Button>
      <ImportButton
        rules={policyRules((rule) => t(`rules.${rule}`))}
        toBody={policyBody}
        sending={sending}
        refusal={refusal}
        send={(rows, onDone) => write({ intent: "import", rows }, onDone)}
      />
    </Group>
  );
}
