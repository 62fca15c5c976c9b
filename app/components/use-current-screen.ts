import { useMatches } from "@remix-run/react";
import { type Screen, screens } from "~/navigation/screens";

const all: readonly Screen[] = screens;

/** The screen on the page, by its route's id; undefined where the router found none. */
export function useCurrentScreen(): Screen | undefined {
  const id = useMatches().at(-1)?.id;
  return all.find(({ name }) => name === id);
}
