import { useLocation } from "@remix-run/react";
import { useCallback, useState } from "react";

/** Whether something above the page is open, which any navigation closes. `open` is a function of its render. */
export function useOpenUntilNavigation() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  // Otherwise going forward to the entry would open it again.
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined);
  const close = useCallback(() => setOpenedAt(undefined), []);
  return { opened: openedAt === key, open: () => setOpenedAt(key), close };
}
