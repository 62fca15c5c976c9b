import { Box, Button, FileButton } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconFileSpreadsheet from "@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs";
import { type DragEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "~/lib/page/save-file";
import { writeCsv } from "~/lib/text/csv";
import classes from "./import.module.css";
import { IMPORT_FIELDS } from "./read-rows";

type Props = { onChoose: (file: File) => void; busy: boolean; isRetry: boolean };

/** The panel is lazily loaded, so the drawer cannot find its initial focus. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus();

export function ChooseFile({ onChoose, busy, isRetry }: Props) {
  const { t } = useTranslation(["import", "policies"]);
  const resetFile = useRef<() => void>(null);
  const choose = (file: File | null | undefined) => {
    if (file) onChoose(file);
    // The same file can be selected again after it was corrected.
    resetFile.current?.();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!busy) choose(event.dataTransfer.files[0]);
  };
  const template = () =>
    saveFile(
      t("templateFile"),
      writeCsv([
        IMPORT_FIELDS.map((field) => t(`policies:field.${field}`)),
        [
          t("sampleOne"),
          t("policies:contentType.verticalVideo"),
          t("policies:filterType.artificial"),
          1200,
          t("policies:status.online"),
        ],
        [
          t("sampleTwo"),
          t("policies:contentType.img"),
          t("policies:filterType.rules"),
          0,
          t("policies:status.offline"),
        ],
      ]),
    );
  return (
    <Box className={classes.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <FileButton resetRef={resetFile} accept=".csv,.txt,text/csv" onChange={choose}>
        {(props) => (
          <Button {...props} ref={focusButton} leftSection={<IconFileSpreadsheet />} loading={busy} data-autofocus>
            {t(isRetry ? "again" : "choose")}
          </Button>
        )}
      </FileButton>
      <span className={classes.hint}>{t("drop")}</span>
      <Button variant="subtle" leftSection={<IconDownload />} onClick={template}>
        {t("template")}
      </Button>
    </Box>
  );
}
