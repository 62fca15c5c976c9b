import { Button, Group } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { type ComponentProps, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ImportButton } from "./import/import-button";
import { policyBody, policyRules } from "./policy-rules";
import { useWrite } from "./use-write";

type Send = ComponentProps<typeof ImportButton>["send"];

/** The ways to new policies: by hand and from a file. */
export function CreateButtons({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation("policies");
  const { sending, refusal, write } = useWrite();
  const rules = useMemo(() => policyRules((rule) => t(`rules.${rule}`)), [t]);
  const send = useCallbackRef<Send>((rows, onDone) => write({ intent: "import", rows }, onDone));
  return (
    <Group gap="xs">
      <Button leftSection={<IconPlus />} onClick={onCreate}>
        {t("action.create")}
      </Button>
      <ImportButton rules={rules} toBody={policyBody} sending={sending} refusal={refusal} send={send} />
    </Group>
  );
}
