import { Button } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { saveFile } from "~/lib/page/save-file";
import { writeCsv } from "~/lib/text/csv";

type Props = { label: string; file: string; lines: Parameters<typeof writeCsv>[0]; className?: string };

/** Saves lines as a file. */
export function DownloadButton({ label, file, lines, className }: Props) {
  return (
    <Button
      className={className}
      variant="subtle"
      size="compact-sm"
      leftSection={<IconDownload aria-hidden />}
      onClick={() => saveFile(file, writeCsv(lines))}
    >
      {label}
    </Button>
  );
}
