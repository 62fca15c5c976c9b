import { useDebouncedValue } from "@mantine/hooks";
import { LOADING_DELAY_MS } from "~/config/times";

/** True once the flag has been true for a while, false at once: a short wait is not worth a sign that comes and goes. */
export function useDelayedFlag(flag: boolean): boolean {
  const [lasted] = useDebouncedValue(flag, LOADING_DELAY_MS);
  return flag && lasted;
}
