import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { failureText } from "~/i18n/failure-text";
import { MissingFileError } from "~/lib/loading/import-with-retry";
import { withFocusAround } from "~/lib/page/focus-around";
import { reloadPage } from "~/lib/page/reload-page";
import classes from "./state.module.css";
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
      shape="M8 78h4a8 8 0 0 0 8-8V58a8 8 0 0 1 8-8h1M112 78h-6a8 8 0 0 1-8-8V58a8 8 0 0 0-8-8h-5"
      accent="M48 37v26h-6a13 13 0 0 1 0-26zM48 44h7M48 56h7M66 37v26h6a13 13 0 0 0 0-26zM60 28v-9M51 30l-5-8M69 30l5-8"
    >
      <span className={classes.message}>{failureText(error)}</span>
      <Group gap="xs" justify="center">
        <Button size="sm" variant="default" onClick={onRetry}>
          {t("failure.retry")}
        </Button>
        {isMissingFile && (
          // Offline a reload would lose the whole page.
          <Button size="sm" variant="default" onClick={(event) => (navigator.onLine ? reloadPage() : onRetry(event))}>
            {t("failure.reload")}
          </Button>
        )}
      </Group>
    </StateView>
  );
}
