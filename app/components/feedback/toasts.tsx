import { useNotifications } from "@mantine/notifications";
import { BackgroundPart } from "~/components/loading/background-part";
import { cachedImport } from "~/lib/loading/cached-import";

const container = cachedImport(() => import("./toast-container").then((file) => file.ToastContainer));

/** Load the toasts' code, so that the first toast need not wait for it. */
export const { load: loadToasts, preload: preloadToasts } = container;

/** Shows notifications; their code is loaded with the first one. */
export function Toasts() {
  const { notifications } = useNotifications();
  return <BackgroundPart code={container} loadWhen={notifications.length > 0 && notifications} />;
}
