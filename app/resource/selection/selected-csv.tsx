import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { saveFile } from "~/lib/page/save-file";
import { writeCsv, writeCsvRows } from "~/lib/text/csv";
import { dayText } from "~/lib/text/days";
import { copyText } from "~/resource/copy/copy-text";
import { csvColumns } from "~/resource/export/csv-columns";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";

/** The selected records as CSV: on the clipboard, or as a file for spreadsheets. */
export function SelectedCsv({ rows }: { rows: readonly Row[] }) {
  const { t, i18n } = useTranslation(["selection", "resource"]);
  const resource = useResource();
  const texts = useResourceTexts();
  const lines = () => {
    const { headers, toRow } = csvColumns(resource, i18n.language);
    return [headers, ...rows.map(toRow)];
  };
  const counted = texts.counted(rows.length);
  const copy = () => copyText(writeCsvRows(lines()), t("resource:done.copied", { counted }));
  const download = () => {
    saveFile(t("csv.file", { ...texts.entity, day: dayText(new Date()) }), writeCsv(lines()));
    notify({ id: "export", color: "green", message: t("csv.downloaded", { counted }) });
  };
  return (
    <Group gap="xs" mt="xs">
      <Button size="xs" variant="default" onClick={copy}>
        {t("csv.copy")}
      </Button>
      <Button size="xs" variant="default" onClick={download}>
        {t("csv.download")}
      </Button>
    </Group>
  );
}
