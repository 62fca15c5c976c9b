import { Button } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "~/lib/state/use-store";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { ExportDialog } from "./export-dialog";
import { exportOf } from "./export-run";

/** Starts a download; while one is running or has failed, it opens its dialog again. */
export function ExportButton({ query }: { query: Search }) {
  const { t, i18n } = useTranslation("resource");
  const run = exportOf(useResource());
  const state = useStore(run.state, (current) => current);
  const [opened, setOpened] = useState(false);
  const isPending = state.running || state.error !== undefined;
  const open = () => {
    setOpened(true);
    if (!isPending) run.start(query);
  };
  const ratio = new Intl.NumberFormat(i18n.language, { style: "percent" }).format(state.done / (state.total || 1));
  return (
    <>
      <Button variant="default" leftSection={<IconDownload />} onClick={open}>
        {isPending && !opened ? t("export.background", { ratio }) : t("export.button")}
      </Button>
      <ExportDialog
        opened={opened && isPending}
        state={state}
        retry={run.resume}
        cancel={run.cancel}
        close={() => setOpened(false)}
      />
    </>
  );
}
