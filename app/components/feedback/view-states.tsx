import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "~/components/layout/panel.module.css";
import { failureText } from "~/i18n/failure-text";
import { withFocusAround } from "~/lib/page/focus-around";
import { StateView } from "./state-view";

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

/** `text`: what will be here; `children`: how it comes here. */
export function EmptyView({ text, children }: { text?: string | undefined; children?: ReactNode }) {
  const { t } = useTranslation("console");
  return (
    <StateView shape="M28 50l12-24h40l12 24v28H28z" accent="M28 50h20l4 10h16l4-10h20v28H28z">
      <span>{text ?? t("panel.empty")}</span>
      {children}
    </StateView>
  );
}

/** `text`: what matches nothing. */
export function NoMatchView({ text, clear }: { text?: string; clear: () => void }) {
  const { t } = useTranslation("console");
  return (
    <StateView
      shape="M26 20h60v58H26zM26 34h60M36 48h20M36 62h20"
      accent="M94 58a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM90 68l10 10"
    >
      <span>{text ?? t("panel.noMatch")}</span>
      <Button size="xs" variant="default" onClick={withFocusAround(clear)}>
        {t("panel.clear")}
      </Button>
    </StateView>
  );
}
