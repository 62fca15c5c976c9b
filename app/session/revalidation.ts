import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { isSessionCurrent } from "./session";

/**
 * Creates a route's `shouldRevalidate` for an address of which its loader reads only a part: the loader does not run
 * where that part stays and another changes. `partOf` gives the part that it reads. `normalizedAddress` gives the valid
 * address of an invalid one, to which the loader has to redirect.
 */
export const revalidateWith =
  (partOf: (url: URL) => string, normalizedAddress: (url: URL) => string | undefined = () => undefined) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    const isSameData = currentUrl.href !== nextUrl.href && partOf(currentUrl) === partOf(nextUrl);
    return isSameData && !normalizedAddress(nextUrl) && isSessionCurrent() ? false : defaultShouldRevalidate;
  };
