/**
 * The address of a link to somebody's own page, from text of any kind; null for what is none. Only http
 * and https may be followed: other schemes run code or leave the browser.
 */
export function externalUrl(text: string): string | null {
  const address = text.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address);
  const url = hasScheme ? address : `https://${address}`;
  if (address === "" || /\s/.test(address) || !URL.canParse(url)) return null;
  const { protocol, hostname, href } = new URL(url);
  return ["http:", "https:"].includes(protocol) && hostname.includes(".") ? href : null;
}
