import { apiOrigin } from "~/config/deployment";

/** The URL of an image from the page's or the API's origin, or a data or blob URL; null for any other. */
export function trustedImage(address: string): string | null {
  if (!address || !URL.canParse(address, location.origin)) return null;
  const { href, origin, protocol } = new URL(address, location.origin);
  const isOwn = [location.origin, apiOrigin()].includes(origin) || ["data:", "blob:"].includes(protocol);
  return isOwn ? href : null;
}
