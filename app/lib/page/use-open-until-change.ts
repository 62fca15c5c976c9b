import { useCallback, useState } from "react";

/** Whether something above the page is open, which closes when the text `place` changes. `close` is stable. */
export function useOpenUntilChange(place: string) {
  const [openedAt, setOpenedAt] = useState<string>();
  // Otherwise it would be open again when the place is the same again, as after going back and forward.
  if (openedAt !== undefined && openedAt !== place) setOpenedAt(undefined);
  const close = useCallback(() => setOpenedAt(undefined), []);
  return { opened: openedAt === place, open: () => setOpenedAt(place), close };
}
