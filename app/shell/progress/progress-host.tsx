import { useNavigation } from "@remix-run/react";
import { type ComponentType, lazy, Suspense, useState } from "react";

const load = () => import("./navigation-progress");

/** If the file fails to load, the next use loads it again. */
export const preloadProgress = (): Promise<unknown> => load().catch(() => undefined);

// A missing progress bar must not show a failure page.
const NavigationProgress = lazy<ComponentType>(() => load().catch(() => ({ default: () => null })));

/** The progress bar, loaded in the frame's first idle moment or with an earlier navigation. */
export function ProgressHost() {
  const isNavigating = useNavigation().state !== "idle";
  const [isUsed, setUsed] = useState(isNavigating);
  if (isNavigating && !isUsed) setUsed(true);
  return <Suspense>{isUsed && <NavigationProgress />}</Suspense>;
}
