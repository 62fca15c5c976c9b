import { useDebouncedValue } from "@mantine/hooks";
import { WAIT_SHOWN_MS } from "~/config/times";

/** True once the flag has been true for a while, false at once: a short wait is not worth a sign that comes and goes. */
export function useLasting(flag: boolean): boolean {
  const [lasted] = useDebouncedValue(flag, WAIT_SHOWN_MS);
  return flag && lasted;
}
