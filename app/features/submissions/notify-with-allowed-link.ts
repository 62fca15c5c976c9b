import { notify } from "~/components/feedback/notify";
import { type LinkNotice, notifyWithLink } from "~/components/feedback/notify-with-link";
import { ACTION_TOAST_MS } from "~/config/times";
import { canAccess } from "~/navigation/access";
import { screenAt } from "~/navigation/paths";
import { session } from "~/session/session";

/** Shows a notification with a link, unless the role has been switched to one that may not open what it leads to. */
export function notifyWithAllowedLink(notice: LinkNotice): void {
  const { id, color, text, to } = notice;
  const { role } = session.get();
  const { pathname } = new URL(to, location.origin);
  if (role !== "" && canAccess(screenAt(pathname), role)) notifyWithLink(notice);
  else notify({ id, color, message: text, autoClose: ACTION_TOAST_MS });
}
