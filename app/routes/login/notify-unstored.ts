import i18next from "i18next";
import { notify } from "~/components/feedback/notify";
import { ACTION_TOAST_MS } from "~/config/times";
import { loadNamespaces } from "~/i18n/translations";

let isNotified = false;

/** Says once that the browser stores nothing, before a reload shows it. */
export async function notifyUnstored(): Promise<void> {
  if (isNotified) return;
  isNotified = true;
  await loadNamespaces(["settings"]);
  notify({ id: "unstored", message: i18next.t("settings:unstored"), autoClose: ACTION_TOAST_MS });
}
