import { useNavigation } from "@remix-run/react";
import { type ComponentType, lazy, Suspense, useState } from "react";

const load = () => import("./navigation-progress");

/** Where the bar's file does not come, its next use asks for it again. */
export const preloadProgress = (): Promise<unknown> => load().catch(() => undefined);

// Nobody is to see a page of failure in place of a bar.
const NavigationProgress = lazy<ComponentType>(() => load().catch(() => ({ default: () => null })));

/** The progress bar's code comes in the frame's first idle moment, or with a navigation before. */
export function ProgressHost() {
  const isNavigating = useNavigation().state !== "idle";
  const [isUsed, setUsed] = useState(isNavigating);
  if (isNavigating && !isUsed) setUsed(true);
  return <Suspense>{isUsed && <NavigationProgress />}</Suspense>;
}
