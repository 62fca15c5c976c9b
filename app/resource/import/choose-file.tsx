import { Button, FileButton, Loader } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { type Ref, useRef } from "react";
import { useTranslation } from "react-i18next";
import { StateDrawing } from "~/components/feedback/state-view";
import { focusOnMount } from "~/lib/page/focus-on-mount";
import classes from "./import.module.css";

type Props = {
  buttonRef: Ref<HTMLButtonElement>;
  onChoose: (file: File) => void;
  busy: boolean;
  isRetry: boolean;
};

/** The button that selects a file, in the frame to which one may be dragged. */
export function ChooseFile({ buttonRef, onChoose, busy, isRetry }: Props) {
  const { t } = useTranslation("imports");
  const ref = useMergedRef(focusOnMount, buttonRef);
  const resetFile = useRef<() => void>(null);
  const choose = (file: File | null) => {
    if (file && !busy) onChoose(file);
    // The same file can be selected again after it was corrected.
    resetFile.current?.();
  };
  return (
    <div className={classes.drop} data-first={!isRetry || undefined}>
      {!isRetry && <StateDrawing shape="M38 18h30l14 14v46H38zM68 18v14h14" accent="M60 68V44M51 53l9-9 9 9" />}
      <FileButton resetRef={resetFile} accept=".csv,.txt,text/csv" onChange={choose}>
        {(props) => (
          <Button
            {...props}
            ref={ref}
            variant={isRetry ? "default" : "filled"}
            // Not disabled meanwhile, which would take the focus from it.
            aria-busy={busy}
            leftSection={busy ? <Loader size="1em" color="currentColor" /> : <IconUpload aria-hidden />}
            data-autofocus
          >
            {t(isRetry ? "again" : "choose")}
          </Button>
        )}
      </FileButton>
      <span className={classes.hint}>{t("drop")}</span>
    </div>
  );
}
