import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "~/components/layout/panel.module.css";
import { failureText } from "~/i18n/failure-text";
import { MissingFileError } from "~/lib/loading/import-with-retry";
import { leavingFocus } from "~/lib/page/focus-around";
import { reloadPage } from "~/lib/page/reload-page";

/** Replaces data that failed to load: the reason, and a retry. */
export function FailedView({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation();
  const missing = error instanceof MissingFileError;
  // Both buttons are unmounted by what they do.
  const ask = leavingFocus(retry);
  return (
    <div className={classes.state} role="status">
      <Drawing path="M24 16v10m0 6v.01" />
      <span className={classes.words}>{failureText(error)}</span>
      <Group gap="xs" justify="center">
        <Button size="xs" variant="default" onClick={ask}>
          {t("failure.retry")}
        </Button>
        {missing && (
          // Offline a reload would lose the whole page.
          <Button size="xs" variant="default" onClick={(event) => (navigator.onLine ? reloadPage() : ask(event))}>
            {t("failure.reload")}
          </Button>
        )}
      </Group>
    </div>
  );
}

type RefreshProps = { error: unknown; retry: () => unknown; isRetrying: boolean };

/** Shown above data whose refetch failed. */
export function FailedRefresh({ error, retry, isRetrying }: RefreshProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.refresh} role="status">
      <span className={classes.words}>{failureText(error)}</span>
      <Button size="compact-sm" variant="subtle" loading={isRetrying} onClick={retry}>
        {t("failure.retry")}
      </Button>
    </div>
  );
}

export function EmptyView() {
  const { t } = useTranslation("console");
  return (
    <div className={classes.state}>
      <Drawing path="M16 22h16M16 29h9" />
      <span>{t("panel.empty")}</span>
    </div>
  );
}

export function NoMatchView({ clear }: { clear: () => void }) {
  const { t } = useTranslation("console");
  return (
    <div className={classes.state}>
      <Drawing path="M17 17h14l-5 7v7l-4 2v-9z" />
      <span>{t("panel.noMatch")}</span>
      <Button size="xs" variant="default" onClick={leavingFocus(clear)}>
        {t("panel.clear")}
      </Button>
    </div>
  );
}

function Drawing({ path }: { path: string }) {
  return (
    <svg
      className={classes.drawing}
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      <rect x="8" y="8" width="32" height="32" rx="6" strokeWidth="1.5" />
      <path d={path} strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
