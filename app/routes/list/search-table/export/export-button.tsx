import { Button } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportDialog } from "./export-dialog";
import { type ExportQuery, type PolicyWords, useExport } from "./use-export";

type Props = { query: ExportQuery; words: PolicyWords };

/** Downloads all rows of a search as CSV. */
export const ExportButton = memo(function ExportButton({ query, words }: Props) {
  const { t } = useTranslation("policies");
  const [opened, setOpened] = useState(false);
  const { state, start, cancel } = useExport(words, () => setOpened(false));
  const begin = () => {
    setOpened(true);
    start(query);
  };
  return (
    <>
      <Button variant="default" leftSection={<IconDownload />} onClick={begin}>
        {t("export.button")}
      </Button>
      <ExportDialog
        opened={opened}
        state={state}
        retry={begin}
        cancel={() => {
          cancel();
          setOpened(false);
        }}
      />
    </>
  );
});
