import { apiOrigin } from "~/config/deployment";

/** The URL of an image from the page's or the API's origin, or a data or blob URL; null for any other. A path is one of the API's. */
export function trustedImage(address: string): string | null {
  if (!address || !URL.canParse(address, apiOrigin())) return null;
  const { href, origin, protocol } = new URL(address, apiOrigin());
  const isOwn = [location.origin, apiOrigin()].includes(origin) || ["data:", "blob:"].includes(protocol);
  return isOwn ? href : null;
}
