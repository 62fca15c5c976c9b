import { apiOrigin } from "~/config/deployment";

/** The address of a picture of our own hosts or carried in the address itself; null for any other. */
export function trustedImage(address: string): string | null {
  if (!address || !URL.canParse(address, location.origin)) return null;
  const { href, origin, protocol } = new URL(address, location.origin);
  const isOwn = [location.origin, apiOrigin()].includes(origin) || ["data:", "blob:"].includes(protocol);
  return isOwn ? href : null;
}
