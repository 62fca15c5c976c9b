import { useWindowEvent } from "@mantine/hooks";

/** Does something when the network is back; nothing where it is left out. */
export const useWhenOnline = (act: (() => void) | undefined): void => useWindowEvent("online", () => act?.());
