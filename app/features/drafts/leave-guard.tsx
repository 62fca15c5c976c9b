import { useWindowEvent } from "@mantine/hooks";
import { type Blocker, useBlocker, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { isReloading } from "~/lib/page/reload-page";
import { useStore } from "~/lib/state/use-store";
import { findScreen, screenAt } from "~/navigation/paths";
import type { Screen } from "~/navigation/screens";
import { dropDrafts, unsavedScreens } from "./drafts";
import { discardQuestion, losesUnsaved } from "./unsaved";

/** Asks before a half-filled form is left for good. The router allows only one blocker. */
export function LeaveGuard() {
  const { t, i18n } = useTranslation(["console", "screens"]);
  const question = useStore(discardQuestion, ({ question }) => question);
  const blocker = useBlocker(losesUnsaved);
  useWindowEvent("beforeunload", askBeforeUnload);

  const screen = screenAt(useLocation().pathname).name;
  const isLeaving = blocker.state === "proceeding";
  const discarded = useRef<Screen["name"]>();
  // Drafts are dropped once their screen has been left: going forward before that must still find the values.
  useEffect(() => {
    if (isLeaving || !discarded.current) return;
    if (discarded.current !== screen) dropDrafts({ screen: discarded.current });
    discarded.current = undefined;
  }, [isLeaving, screen]);
  const screens = blocker.state === "unblocked" ? (question?.screens ?? []) : [screen];
  const titles = screens.map((name) => t(`screens:${findScreen(name)?.title ?? "notFound"}`));
  const names = titles.length > 0 ? new Intl.ListFormat(i18n.language).format(titles) : "";
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState(names);
  if (names && names !== shown) setShown(names);

  // A second click may come before the next render, and the router throws on a second call.
  const answered = useRef<Blocker>();
  function answer(discard: boolean) {
    if (blocker.state === "unblocked") return question?.answer(discard);
    if (blocker.state === "proceeding" || answered.current === blocker) return;
    answered.current = blocker;
    // An earlier question is about a screen that is left or stays as it is.
    question?.answer(false);
    discarded.current = discard ? screen : undefined;
    if (discard) blocker.proceed();
    else blocker.reset();
  }

  return (
    <ConfirmDialog
      opened={screens.length > 0}
      title={t("leave.title")}
      confirm={t("leave.discard")}
      cancel={t("leave.stay")}
      danger
      busy={isLeaving}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {t("leave.content", { screens: shown })}
    </ConfirmDialog>
  );
}

/** The browser's question before the page is closed or reloaded; reloads by the console itself keep drafts. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isReloading() && unsavedScreens({}).length > 0) event.preventDefault();
}
