import { type NotificationData, notifications } from "@mantine/notifications";
import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import i18next from "i18next";
import { Fragment } from "react";

/** By the notification's colour. */
const ICONS: Record<string, NotificationData["icon"]> = {
  green: <IconCircleCheck style={{ color: "var(--success)" }} aria-hidden />,
  red: <IconAlertCircle style={{ color: "var(--danger)" }} aria-hidden />,
  orange: <IconAlertCircle style={{ color: "var(--warning)" }} aria-hidden />,
};
const NEUTRAL = <IconInfoCircle style={{ color: "var(--primary-6)" }} aria-hidden />;

let count = 0;

/** Shows a notification, or updates the one with the same id. */
export function notify(notification: NotificationData & { id: string }): void {
  const shown = {
    closeButtonProps: { "aria-label": i18next.t("frame.close") },
    icon: ICONS[notification.color ?? ""] ?? NEUTRAL,
    ...notification,
    // A text that is said again is announced only as another element.
    message: <Fragment key={count++}>{notification.message}</Fragment>,
  };
  // `show` ignores an id that is on screen, `update` one that is not.
  notifications.update(shown);
  notifications.show(shown);
}

/** Says that the code of a part of the page could not be loaded. */
export const notifyMissingFile = (id: string): void => notify({ id, color: "red", message: i18next.t("failure.load") });
