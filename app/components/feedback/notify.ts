import { type NotificationData, notifications } from "@mantine/notifications";
import i18next from "i18next";

/** Shows a notification, or updates the one with the same id. */
export function notify(notification: NotificationData & { id: string }): void {
  const closeButtonProps = { "aria-label": i18next.t("frame.close") };
  // `show` ignores an id that is on screen, `update` one that is not.
  notifications.update({ closeButtonProps, ...notification });
  notifications.show({ closeButtonProps, ...notification });
}

/** Says that the code of a part of the page could not be loaded. */
export const notifyMissingFile = (id: string): void => notify({ id, color: "red", message: i18next.t("failure.load") });
