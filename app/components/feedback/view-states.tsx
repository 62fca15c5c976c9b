import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "~/components/layout/panel.module.css";
import { failureText } from "~/i18n/failure-text";
import { withFocusAround } from "~/lib/page/focus-around";
import { StateDrawing } from "./state-drawing";

type RefreshProps = { error: unknown; retry: () => unknown; isRetrying: boolean };

/** Shown above data whose refetch failed. */
export function FailedRefresh({ error, retry, isRetrying }: RefreshProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.refresh} role="status">
      <span className={classes.message}>{failureText(error)}</span>
      <Button size="compact-sm" variant="subtle" loading={isRetrying} onClick={withFocusAround(retry)}>
        {t("failure.retry")}
      </Button>
    </div>
  );
}

/** `text`: what will be here. */
export function EmptyView({ text }: { text?: string }) {
  const { t } = useTranslation("console");
  return (
    <div className={classes.state}>
      <StateDrawing path="M16 22h16M16 29h9" />
      <span>{text ?? t("panel.empty")}</span>
    </div>
  );
}

export function NoMatchView({ clear }: { clear: () => void }) {
  const { t } = useTranslation("console");
  return (
    <div className={classes.state}>
      <StateDrawing path="M17 17h14l-5 7v7l-4 2v-9z" />
      <span>{t("panel.noMatch")}</span>
      <Button size="xs" variant="default" onClick={withFocusAround(clear)}>
        {t("panel.clear")}
      </Button>
    </div>
  );
}
