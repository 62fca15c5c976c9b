import { notifications } from "@mantine/notifications";
import { replace } from "@remix-run/react";
import i18next from "i18next";
import { notify } from "~/components/feedback/notify";
import { STORAGE_KEY } from "~/config/storage-keys";
import { hasUnstored } from "~/lib/storage/local-storage";
import { writeTabStored } from "~/lib/storage/tab-storage";
import type { Tokens } from "~/session/authentication";
import { resolveLoginRedirect } from "~/session/guard";
import { requireUser, startSession } from "~/session/session";

/** The id of the toast with the demonstration's captcha, which stays until it was used. */
export const CAPTCHA_TOAST = "captcha";

/**
 * Starts a session with what a login brought; resolves with a redirect to the screen that the login's address names.
 * Rejects with an ApiError if the server has no user for it.
 */
export async function openSession({ token, renewal }: Tokens, login: URL): Promise<Response> {
  startSession(token, renewal);
  for (const key of ["typedName", "typedPhone", "loginTab"] as const) writeTabStored(STORAGE_KEY[key], "");
  const { role } = await requireUser();
  notifications.hide(CAPTCHA_TOAST);
  notify({ id: "welcome", message: i18next.t("login:welcome"), color: "green" });
  if (hasUnstored()) import("./notify-unstored").then((file) => file.notifyUnstored()).catch(() => undefined);
  return replace(resolveLoginRedirect(login, role));
}
