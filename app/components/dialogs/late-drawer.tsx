import type { DrawerProps } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import { notifyMissingFile } from "~/components/feedback/notify";
import { cachedImport } from "~/lib/loading/cached-import";
import { useCachedImport } from "~/lib/loading/use-cached-import";

const drawer = cachedImport(() => import("./drawer").then((file) => file.LazyDrawer));

export const preloadDrawer = drawer.preload;

/** A `LazyDrawer` whose code is loaded when it is first opened, for the frame: its drawers are those of narrow pages. */
export function LateDrawer(props: DrawerProps) {
  const reportFailure = useCallbackRef(() => {
    props.onClose();
    notifyMissingFile("drawer");
  });
  const { loaded } = useCachedImport(drawer, props.opened, reportFailure);
  return loaded && <loaded.code {...props} />;
}
