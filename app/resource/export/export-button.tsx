import { Button } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Search } from "~/resource/resource";
import { ExportDialog } from "./export-dialog";
import { useExport } from "./use-export";

export function ExportButton({ query }: { query: Search }) {
  const { t } = useTranslation("resource");
  const [opened, setOpened] = useState(false);
  const { state, start, cancel } = useExport(() => setOpened(false));
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
