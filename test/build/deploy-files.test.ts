import { expect, test } from "vitest";
import { buildNotice } from "~/build/build-notice";
import { caddySite } from "~/build/caddy-site";
import { headersFile } from "~/build/deploy-files";
import { nginxSite } from "~/build/nginx-site";
import { DEFAULT_SERVER, isOn, serverFromEnv } from "~/build/server-options";
import { deploymentFromEnv } from "~/config/deployment-env";

const POLICY = "default-src 'none'; script-src 'self' 'sha256-a+b/c='; frame-ancestors 'none'";

test("the nginx site sends every header with every response, and never caches a missing asset", () => {
  const site = nginxSite(POLICY, { ...DEFAULT_SERVER, api: "http://127.0.0.1:8787" });
  expect(site).toContain(`add_header Content-Security-Policy "${POLICY}" always;`);
  expect(site).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(site).toContain('add_header Referrer-Policy "same-origin" always;');
  expect(site).toContain('"~^(200|206|304):/assets/" "public, max-age=31536000, immutable"');
  // In nginx a header in a location replaces all inherited ones.
  expect(site.slice(site.indexOf("location"))).not.toContain("add_header");
  expect(site.split("{")).toHaveLength(site.split("}").length);
});

test("both sites pass on the paths of calls and of uploaded pictures, of which the API says what may be cached", () => {
  const server = { ...DEFAULT_SERVER, api: "http://127.0.0.1:8787" };
  const site = nginxSite(POLICY, server);
  expect(site).toContain("location ~ ^(/api|/auth|/uploads)/ {");
  expect(site).toContain('"~^\\d+:(/api|/auth|/uploads)/" "";');
  expect(caddySite(POLICY, server)).toContain("@api path /api/* /auth/* /uploads/*\n");
});

test("both sites call a backend with TLS by its own name, and one without TLS by that of the console", () => {
  const overTls = { ...DEFAULT_SERVER, api: "https://api.example.com" };
  expect(nginxSite(POLICY, overTls)).toMatch(/proxy_ssl_server_name on;\n\s*proxy_set_header Host \$proxy_host;/);
  expect(nginxSite(POLICY, overTls)).not.toContain("$host;");
  expect(caddySite(POLICY, overTls)).toMatch(
    /reverse_proxy https:\/\/api\.example\.com \{\s*header_up Host \{upstream_hostport\}\s*\}/,
  );
  const plain = { ...DEFAULT_SERVER, api: "http://127.0.0.1:8787" };
  expect(nginxSite(POLICY, plain)).toContain("proxy_set_header Host $host;");
  expect(nginxSite(POLICY, plain)).not.toContain("proxy_ssl");
  expect(caddySite(POLICY, plain)).toContain("reverse_proxy http://127.0.0.1:8787\n");
});

test.each([
  [{}, DEFAULT_SERVER],
  [
    { SERVER_PORT: "8080", SERVER_HSTS: "true" },
    { ...DEFAULT_SERVER, port: 8080, hsts: true },
  ],
  [
    { SERVER_ROOT: "/srv/console", SERVER_API: "http://127.0.0.1:8787", SERVER_BROTLI: "true" },
    { ...DEFAULT_SERVER, root: "/srv/console", api: "http://127.0.0.1:8787", brotli: true },
  ],
  [{ VITE_BASE_PATH: "/tools/console/" }, { ...DEFAULT_SERVER, basePath: "/tools/console" }],
])("the variables %j set the server", (env, expected) => {
  expect(serverFromEnv(env)).toEqual(expected);
});

test.each([
  ["VITE_BASE_PATH", "console"],
  ["VITE_BASE_PATH", "//evil.example"],
  ["VITE_BASE_PATH", "/auth/console"],
  ["VITE_BASE_PATH", "/api"],
  ["VITE_BASE_PATH", "/uploads/"],
  ["SERVER_HSTS", "1"],
  ["SERVER_BROTLI", "TRUE"],
  ["SERVER_PORT", "http"],
  ["SERVER_PORT", "65536"],
  ["SERVER_API", "127.0.0.1:8787"],
  ["SERVER_API", "http://127.0.0.1/api"],
  ["SERVER_ROOT", "/srv/my console; }"],
])("%s=%s is refused with its name", (name, value) => {
  expect(() => serverFromEnv({ [name]: value })).toThrow(name);
});

test.each([
  ["true", true],
  ["false", false],
  ["", false],
  [undefined, false],
])("VITE_DEMO=%s is %s", (value, expected) => {
  expect(isOn("VITE_DEMO", value)).toBe(expected);
});

test.each(["TRUE", "1", "yes"])("VITE_DEMO=%s is refused with its name", (value) => {
  expect(() => isOn("VITE_DEMO", value)).toThrow(`VITE_DEMO must be true or false, but is ${value}`);
});

test("the headers file has one line per header", () => {
  const [everywhere = "", assets = ""] = headersFile(POLICY).trim().split("\n\n");
  expect(everywhere.split("\n")[0]).toBe("/*");
  expect(everywhere).toContain(`  Content-Security-Policy: ${POLICY}\n`);
  expect(everywhere).not.toContain("Cache-Control");
  expect(assets).toBe("/assets/*\n  Cache-Control: public, max-age=31536000, immutable");
});

test.each([
  [{}, true],
  [{ VITE_SIGN_SECRET: "demo-secret" }, true],
  [{ VITE_SIGN_SECRET: "our-own" }, false],
])("a build with %j reports that it contains the demonstration's secret: %s", (env, said) => {
  const notice = buildNotice(deploymentFromEnv(env));
  expect(notice !== undefined).toBe(said);
  if (said) expect(notice).toMatch(/^[^\n]*VITE_SIGN_SECRET[^\n]*$/);
});
