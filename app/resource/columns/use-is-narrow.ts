import { NARROW_TABLE } from "~/config/appearance";
import { useMedia } from "~/lib/page/use-media";

/** Whether a table shows its most important columns alone, until the operator chooses them. */
export const useIsNarrow = (): boolean => useMedia(NARROW_TABLE);
