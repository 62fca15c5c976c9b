import type { DrawerProps } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import { notifyMissingFile } from "~/components/feedback/notify";
import { cachedImport } from "~/lib/loading/cached-import";
import { useCachedImport } from "~/lib/loading/use-cached-import";

const drawer = cachedImport(() => import("./deferred-drawer").then((file) => file.DeferredDrawer));

export const preloadDrawer = drawer.preload;

/** A `DeferredDrawer` whose code is loaded when it is first opened, too: the drawers of the frame are those of narrow pages. */
export function LazyDrawer(props: DrawerProps) {
  const reportFailure = useCallbackRef(() => {
    props.onClose();
    notifyMissingFile("drawer");
  });
  const { loaded } = useCachedImport(drawer, props.opened, reportFailure);
  return loaded && <loaded.code {...props} />;
}
