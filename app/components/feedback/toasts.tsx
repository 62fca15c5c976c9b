import { useNotifications } from "@mantine/notifications";
import { type ComponentType, useEffect, useState } from "react";
import { importWithRetry } from "~/lib/loading/import-with-retry";

const load = () => importWithRetry(() => import("./toast-container"));

/** Brings what draws notifications, so that the first of them need not wait for a file. */
export const preloadToasts = (): Promise<unknown> => load().catch(() => undefined);

/** Where notifications appear. A page that has none yet does without the code that draws them. */
export function Toasts() {
  const { notifications } = useNotifications();
  const [Container, setContainer] = useState<ComponentType>();

  useEffect(() => {
    if (Container || notifications.length === 0) return;
    // A file that does not come is asked for again with the next notification.
    load().then(
      ({ ToastContainer }) => setContainer(() => ToastContainer),
      () => undefined,
    );
  }, [Container, notifications]);

  return Container ? <Container /> : null;
}
