import { existsSync } from "node:fs";
import { apt, mayInstall } from "./chromium.mjs";

const SERVERS = { "/usr/sbin/nginx": "nginx-light", "/usr/bin/caddy": "caddy" };
const BROTLI = "libnginx-mod-http-brotli-static";

/** Installs Debian's nginx and Caddy where they are missing and this is allowed; otherwise says what is not checked. */
export function installServers() {
  const missing = () => Object.entries(SERVERS).filter(([path]) => !existsSync(path));
  const packages = missing().map(([, name]) => name);
  if (packages.length > 0 && mayInstall()) {
    console.log(`Installing Debian's ${packages.join(" and ")}.`);
    apt("inherit", "install", "-y", "-qq", "--no-install-recommends", ...packages, BROTLI);
  }
  for (const [path, name] of missing())
    console.log(`Not checked against a real server: ${name}, since there is no ${path}.`);
}
