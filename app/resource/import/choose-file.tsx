import { Box, Button, FileButton, Loader } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconFileSpreadsheet from "@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs";
import { type DragEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { StateDrawing } from "~/components/feedback/state-view";
import { focusOnMount } from "~/lib/page/focus-on-mount";
import { saveFile } from "~/lib/page/save-file";
import { writeCsv } from "~/lib/text/csv";
import { formFields } from "~/resource/drawer/form-values";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import classes from "./import.module.css";

type Props = { onChoose: (file: File) => void; busy: boolean; isRetry: boolean };

export function ChooseFile({ onChoose, busy, isRetry }: Props) {
  const { t } = useTranslation("imports");
  const resource = useResource();
  const words = useWords();
  const resetFile = useRef<() => void>(null);
  const choose = (file: File | null | undefined) => {
    if (file && !busy) onChoose(file);
    // The same file can be selected again after it was corrected.
    resetFile.current?.();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  };
  const template = () => {
    const columns = formFields(resource).map(({ name, form }) => {
      const context = words.context(name);
      return [context.label, ...form.samples(context)];
    });
    const rows = [0, 1, 2].map((row) => columns.map((column) => column[row] ?? ""));
    saveFile(t("templateFile", words.entity), writeCsv(rows));
  };
  return (
    <Box
      className={classes.drop}
      data-first={!isRetry || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {!isRetry && <StateDrawing shape="M38 16h30l14 14v48H38zM68 16v14h14" accent="M60 68V44M51 53l9-9 9 9" />}
      <FileButton resetRef={resetFile} accept=".csv,.txt,text/csv" onChange={choose}>
        {(props) => (
          <Button
            {...props}
            ref={focusOnMount}
            variant={isRetry ? "default" : "filled"}
            // Not disabled meanwhile, which would take the focus from it.
            aria-busy={busy}
            leftSection={busy ? <Loader size="1em" color="currentColor" /> : <IconFileSpreadsheet aria-hidden />}
            data-autofocus
          >
            {t(isRetry ? "again" : "choose")}
          </Button>
        )}
      </FileButton>
      <span className={classes.hint}>{t("drop")}</span>
      <Button variant="subtle" leftSection={<IconDownload aria-hidden />} onClick={template}>
        {t("template")}
      </Button>
    </Box>
  );
}
