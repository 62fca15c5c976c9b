import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "~/components/layout/panel.module.css";
import { failureText } from "~/i18n/failure-text";
import { MissingFileError } from "~/lib/loading/import-with-retry";
import { withFocusAround } from "~/lib/page/focus-around";
import { reloadPage } from "~/lib/page/reload-page";
import { StateDrawing } from "./state-drawing";

/** Replaces data that failed to load: the reason, and a retry. */
export function FailedView({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation();
  const isMissingFile = error instanceof MissingFileError;
  // Both buttons are unmounted by their actions.
  const onRetry = withFocusAround(retry);
  return (
    <div className={classes.state} role="status">
      <StateDrawing path="M24 16v10m0 6v.01" />
      <span className={classes.message}>{failureText(error)}</span>
      <Group gap="xs" justify="center">
        <Button size="xs" variant="default" onClick={onRetry}>
          {t("failure.retry")}
        </Button>
        {isMissingFile && (
          // Offline a reload would lose the whole page.
          <Button size="xs" variant="default" onClick={(event) => (navigator.onLine ? reloadPage() : onRetry(event))}>
            {t("failure.reload")}
          </Button>
        )}
      </Group>
    </div>
  );
}
