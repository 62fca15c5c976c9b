import { useWindowEvent } from "@mantine/hooks";

/** Calls the function each time the network returns; does nothing without one. */
export const useWhenOnline = (action: (() => void) | undefined): void => useWindowEvent("online", () => action?.());
