import { apiHost, deployment } from "~/config/deployment";

const OWN_PROTOCOLS = ["data:", "blob:"];

/**
 * The URL of an image from the page's, the API's or a picture host's origin, or a data or blob URL; null for any other. A
 * path is one of the API's, as that of a call.
 */
export function trustedImage(address: string): string | null {
  const base = `${apiHost()}/`;
  const absolute = /^\/(?!\/)/.test(address) ? apiHost() + address : address;
  if (!address || !URL.canParse(absolute, base)) return null;
  const { href, origin, protocol } = new URL(absolute, base);
  const trusted = [location.origin, new URL(base).origin, ...deployment().pictureHosts];
  return trusted.includes(origin) || OWN_PROTOCOLS.includes(protocol) ? href : null;
}
