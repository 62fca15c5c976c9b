import { useMatches } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { type Screen, screens } from "~/navigation/screens";

const all: readonly Screen[] = screens;
const Current = createContext<Screen | undefined>(undefined);

/**
 * Tells everything below which screen is on the page: the router tells of each step of a navigation, and would
 * have menu, tabs and breadcrumb drawn anew for each.
 */
export function CurrentScreen({ children }: { children: ReactNode }) {
  const id = useMatches().at(-1)?.id;
  return <Current.Provider value={all.find(({ name }) => name === id)}>{children}</Current.Provider>;
}

/** The screen on the page, by its route's id; undefined where the router found none. */
export const useCurrentScreen = (): Screen | undefined => useContext(Current);
