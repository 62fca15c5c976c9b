import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "~/components/layout/panel.module.css";
import { failureText } from "~/i18n/failure-text";
import { MissingFileError } from "~/lib/loading/import-with-retry";
import { withFocusAround } from "~/lib/page/focus-around";
import { reloadPage } from "~/lib/page/reload-page";
import { StateView } from "./state-view";

/** Replaces data that failed to load: the reason, and a retry. */
export function FailedView({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation();
  const isMissingFile = error instanceof MissingFileError;
  // Both buttons are unmounted by their actions.
  const onRetry = withFocusAround(retry);
  return (
    <StateView
      role="status"
      shape="M16 78h22q8 0 8-8v-6M104 78H82q-8 0-8-8v-6"
      accent="M36 64V52a10 10 0 0 1 20 0v12zM42 42v-8M50 42v-8M64 64V52a10 10 0 0 1 20 0v12z"
    >
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
    </StateView>
  );
}
