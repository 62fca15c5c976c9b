import { useNavigation } from "@remix-run/react";
import { BackgroundPart } from "~/components/loading/background-part";
import { cachedImport } from "~/lib/loading/cached-import";

const progress = cachedImport(() => import("./navigation-progress").then((file) => file.NavigationProgress));

export const preloadProgress = progress.preload;

/** The progress bar, loaded in the frame's first idle moment or with an earlier navigation. */
export function ProgressHost() {
  const { location } = useNavigation();
  return <BackgroundPart code={progress} loadWhen={location} />;
}
