import { Button } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import type { Search } from "~/resource/resource";
import { ExportDialog } from "./export-dialog";
import { useExport } from "./use-export";

export function ExportButton({ query }: { query: Search }) {
  const { label, open, dialog } = useExport(query);
  return (
    <>
      <Button variant="default" leftSection={<IconDownload aria-hidden />} onClick={open}>
        {label}
      </Button>
      <ExportDialog {...dialog} />
    </>
  );
}
