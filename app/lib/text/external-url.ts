/**
 * The URL of a link that a user has typed, with or without a scheme; null for other text. Only http and https are
 * allowed: other schemes may run code or open other programs.
 */
export function externalUrl(text: string): string | null {
  const address = text.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address);
  const url = hasScheme ? address : `https://${address}`;
  if (address === "" || /\s/.test(address) || !URL.canParse(url)) return null;
  const { protocol, hostname, href } = new URL(url);
  return ["http:", "https:"].includes(protocol) && hostname.includes(".") ? href : null;
}
