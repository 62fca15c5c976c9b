import { useDebouncedValue } from "@mantine/hooks";
import { LOADING_DELAY_MS } from "~/config/times";

/** True once the flag has been true for LOADING_DELAY_MS, false at once, so that short waits show no spinner. */
export function useDelayedFlag(flag: boolean): boolean {
  const [delayed] = useDebouncedValue(flag, LOADING_DELAY_MS);
  return flag && delayed;
}
