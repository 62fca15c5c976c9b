import { useNotifications } from "@mantine/notifications";
import { type ComponentType, useEffect, useState } from "react";
import { importWithRetry } from "~/lib/loading/import-with-retry";

const load = () => importWithRetry(() => import("./toast-container"));

/** Loads the toasts' code, so that the first toast need not wait for it. */
export const preloadToasts = (): Promise<unknown> => load().catch(() => undefined);

/** Shows notifications; their code is loaded with the first one. */
export function Toasts() {
  const { notifications } = useNotifications();
  const [Container, setContainer] = useState<ComponentType>();

  useEffect(() => {
    if (Container || notifications.length === 0) return;
    // If it fails to load, the next notification loads it again.
    load().then(
      ({ ToastContainer }) => setContainer(() => ToastContainer),
      () => undefined,
    );
  }, [Container, notifications]);

  return Container ? <Container /> : null;
}
