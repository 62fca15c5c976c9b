import { useDebouncedValue } from "@mantine/hooks";
import { useMemo } from "react";
import { LOADING_DELAY_MS } from "~/config/times";

/**
 * True once the flag has been true for LOADING_DELAY_MS, and at once if it is true on the first render; false at once,
 * so that short waits show no spinner.
 */
export function useDelayedFlag(flag: boolean): boolean {
  // Each wait is another one: the value that is debounced is still that of the last wait for as long after its end.
  const wait = useMemo(() => flag && Symbol(), [flag]);
  const [delayed] = useDebouncedValue(wait, LOADING_DELAY_MS);
  return flag && delayed === wait;
}
