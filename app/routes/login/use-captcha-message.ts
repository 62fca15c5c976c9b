import { useMutation } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { sendLoginCaptcha } from "~/api/login";
import { notify } from "~/components/feedback/notify";
import { CAPTCHA_COUNTDOWN_S } from "~/config/times";
import { CAPTCHA_TOAST } from "./open-session";

/** Not the time of day, which may be set meanwhile. */
const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - performance.now()) / 1000));

const subscribeToNothing = () => () => {};

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}

/** Requests a captcha message to a number and counts down until it may get another. */
export function useCaptchaMessage(tel: string) {
  const { t } = useTranslation("login");
  /** When each number may get another, in ms. */
  const [ends, setEnds] = useState<ReadonlyMap<string, number>>(new Map());
  const now = () => secondsUntil(ends.get(tel) ?? 0);
  const secondsLeft = useSyncExternalStore(now() > 0 ? everySecond : subscribeToNothing, now, now);

  const { mutate, isPending } = useMutation({
    mutationFn: sendLoginCaptcha,
    onSuccess({ captcha }, { body }) {
      setEnds((known) => new Map(known).set(body.tel, performance.now() + CAPTCHA_COUNTDOWN_S * 1000));
      // Only the demonstration backend returns the captcha itself.
      notify(
        captcha
          ? { id: CAPTCHA_TOAST, title: t("phone.demoTitle"), message: captcha, autoClose: false }
          : { id: CAPTCHA_TOAST, message: t("phone.sent") },
      );
    },
  });

  const send = (onSuccess: () => void) => isPending || mutate({ body: { tel } }, { onSuccess });
  return { send, isSending: isPending, secondsLeft };
}
