import { useMediaQuery } from "@mantine/hooks";
import { NARROW_TABLE } from "~/config/appearance";

/** Whether a table shows its most important columns alone, until the operator chooses them. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW_TABLE, false, { getInitialValueInEffect: false });
