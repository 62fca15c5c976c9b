import { type NotificationData, notifications } from "@mantine/notifications";
import i18next from "i18next";

/** Shows a notification, or new words in the one with the same id that is on screen. */
export function notify(notification: NotificationData & { id: string }): void {
  const closeButtonProps = { "aria-label": i18next.t("frame.close") };
  // One with an id already on screen is ignored by `show`, one without by `update`.
  notifications.update({ closeButtonProps, ...notification });
  notifications.show({ closeButtonProps, ...notification });
}
