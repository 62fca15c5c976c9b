import { useMatches } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { type Screen, screens } from "~/navigation/screens";

const Current = createContext<Screen | undefined>(undefined);

/**
 * Provides the current screen. `useMatches` would render menu, tabs and breadcrumb at each step of a navigation; this
 * context changes only with the screen.
 */
export function CurrentScreen({ children }: { children: ReactNode }) {
  const id = useMatches().at(-1)?.id;
  return <Current.Provider value={screens.find(({ name }) => name === id)}>{children}</Current.Provider>;
}

/** The current screen; undefined if no route matches. */
export const useCurrentScreen = (): Screen | undefined => useContext(Current);
