import { Button } from "@mantine/core";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "~/i18n/failure-text";
import { withFocusAround } from "~/lib/page/focus-around";
import classes from "./state.module.css";
import { StateView } from "./state-view";

type RefreshProps = { error: unknown; retry: () => unknown; isRetrying: boolean };

/** Shown above data whose refetch failed. */
export function FailedRefresh({ error, retry, isRetrying }: RefreshProps) {
  const { t } = useTranslation();
  return (
    <FailedNotice label={t("failure.retry")} retry={retry} isRetrying={isRetrying}>
      <span className={classes.message}>{failureText(error)}</span>
    </FailedNotice>
  );
}

type ManyProps = {
  errors: readonly unknown[];
  /** What to say; without a reason if there are several. */
  text: (reason: string | undefined) => string;
  /** Loads all of them again. */
  retry: () => unknown;
};

/** Shown above several parts that failed, each of which has its own retry. */
export function ManyFailed({ errors, text, retry }: ManyProps) {
  const { t } = useTranslation();
  const [reason, ...others] = new Set(errors.map(failureText));
  return (
    <FailedNotice label={t("failure.retryAll")} retry={retry}>
      <IconAlertTriangle aria-hidden />
      <span>{text(others.length > 0 ? undefined : reason)}</span>
    </FailedNotice>
  );
}

type NoticeProps = { label: string; retry: () => unknown; isRetrying?: boolean; children: ReactNode };

const FailedNotice = ({ label, retry, isRetrying, children }: NoticeProps) => (
  <div className={classes.notice} role="status">
    {children}
    <Button size="compact-sm" variant="subtle" loading={isRetrying} onClick={withFocusAround(retry)}>
      {label}
    </Button>
  </div>
);

/** What is not there. */
const DRAWINGS = {
  records: { shape: "M28 50l12-24h40l12 24v28H28z", accent: "M28 50h20l4 10h16l4-10h20v28H28z" },
  chart: { shape: "M26 18v60h70", accent: "M38 66h10V52H38zM58 66h10V38H58zM78 66h10V46H78z" },
  chats: { shape: "M54 56H44L34 66V56H24V22h50v20", accent: "M54 42h42v30h-8v10L78 72H54z" },
  projects: { shape: "M24 30h26l8 10h38v38H24z", accent: "M24 50h72v28H24z" },
  notices: { shape: "M38 68V46a22 22 0 0 1 44 0v22zM60 24v-6", accent: "M30 68h60M52 68a8 8 0 0 0 16 0" },
  visited: { shape: "M88 46a28 28 0 1 1-56 0 28 28 0 0 1 56 0z", accent: "M60 46V26a20 20 0 0 1 17.3 30z" },
} as const;
type EmptyDrawing = keyof typeof DRAWINGS;

type EmptyProps = {
  /** What will be here. */
  text?: string;
  drawing?: EmptyDrawing;
  /** How it comes here. */
  children?: ReactNode;
};

export function EmptyView({ text, drawing = "records", children }: EmptyProps) {
  const { t } = useTranslation("console");
  return (
    <StateView {...DRAWINGS[drawing]}>
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
      <Button size="sm" variant="default" onClick={withFocusAround(clear)}>
        {t("panel.clear")}
      </Button>
    </StateView>
  );
}
