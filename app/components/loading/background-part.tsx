import { type ComponentType, useState } from "react";
import type { CachedImport } from "~/lib/loading/cached-import";
import { useCachedImport } from "~/lib/loading/use-cached-import";

type Props = {
  code: CachedImport<ComponentType>;
  /** Truthy while the part is needed. After a failure each change of it loads the code again. */
  loadWhen: unknown;
  /** Called when the code cannot be loaded; must be stable. */
  onError?: () => void;
};

/**
 * An optional part of the page: nothing is shown until its code is loaded. It stays mounted after its first use, so that
 * it can animate its end.
 */
export function BackgroundPart({ code, loadWhen, onError }: Props) {
  const { loaded } = useCachedImport(code, loadWhen, onError);
  const [wasUsed, setUsed] = useState(false);
  if (loadWhen && !wasUsed) setUsed(true);
  return wasUsed && loaded && <loaded.code />;
}
