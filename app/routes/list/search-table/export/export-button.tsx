import { Button } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportDialog } from "./export-dialog";
import { type ExportQuery, type PolicyLabels, useExport } from "./use-export";

type Props = { query: ExportQuery; labels: PolicyLabels };

export function ExportButton({ query, labels }: Props) {
  const { t } = useTranslation("policies");
  const [opened, setOpened] = useState(false);
  const { state, start, cancel } = useExport(labels, () => setOpened(false));
  const run = () => {
    setOpened(true);
    start(query);
  };
  return (
    <>
      <Button variant="default" leftSection={<IconDownload />} onClick={run}>
        {t("export.button")}
      </Button>
      <ExportDialog
        opened={opened}
        state={state}
        retry={run}
        cancel={() => {
          cancel();
          setOpened(false);
        }}
      />
    </>
  );
}
