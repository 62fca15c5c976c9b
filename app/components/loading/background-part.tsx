import { type ComponentType, useState } from "react";
import type { CachedImport } from "~/lib/loading/cached-import";
import { useCachedImport } from "~/lib/loading/use-cached-import";

type Props = {
  code: CachedImport<ComponentType>;
  /** Truthy while the part is needed. Where its code did not load, each change of it loads the code again. */
  use: unknown;
  /** Called where the code is needed and does not load; stable. */
  onMissing?: () => void;
};

/**
 * A part without which the page goes on: nothing is shown until its code is there. It is mounted from its first use
 * on, so that it can animate its end.
 */
export function BackgroundPart({ code, use, onMissing }: Props) {
  const { loaded } = useCachedImport(code, use, onMissing);
  const [wasUsed, setUsed] = useState(false);
  if (use && !wasUsed) setUsed(true);
  return wasUsed && loaded && <loaded.code />;
}
