import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startHttpBackend } from "#mocks/http";
import { server as mockServer } from "#mocks/node";
import { writeCompressedFiles } from "~/build/compress-files";
import { writeDeployFiles } from "~/build/deploy-files";
import { IMMUTABLE, NO_CACHE } from "~/build/response-headers";
import { DEFAULT_SERVER } from "~/build/server-options";

const NGINX = "/usr/sbin/nginx";
const CADDY = "/usr/bin/caddy";
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

// The mock server of the other tests must not answer here.
beforeAll(() => mockServer.close());

type Started = { url: string; stop: () => Promise<void> };
type Start = (folder: string, port: number) => { command: string; args: string[]; env?: Record<string, string> };

const nginx: Start = (folder) => ({
  command: NGINX,
  args: ["-c", `${folder}/whole.conf`, "-p", folder, "-e", "stderr"],
});
const caddy: Start = (folder) => ({
  command: CADDY,
  args: ["run", "--config", `${folder}/whole.Caddyfile`, "--adapter", "caddyfile"],
  env: { HOME: folder },
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** A build of a page and an asset, with the site files that belong to it. */
async function writeBuild(folder: string, port: number, api: string, basePath: string): Promise<void> {
  const client = `${folder}/site${basePath}`;
  await mkdir(`${client}/assets`, { recursive: true });
  await writeFile(`${client}/index.html`, `<!doctype html><title>Console</title>${"<p>text</p>".repeat(500)}`);
  await writeFile(`${client}/assets/app-abc1234.js`, "export const text = 'text';\n".repeat(500));
  await writeFile(`${client}/config.json`, "{}");
  await writeFile(`${client}/favicon.ico`, "icon");
  await writeCompressedFiles(client);
  const hosts = { apiHost: "", pictureHosts: [], reportUrl: "", logoUrl: "", oidcIssuer: "" };
  await writeDeployFiles(client, hosts, {
    ...DEFAULT_SERVER,
    port,
    root: `${folder}/site`,
    basePath,
    api,
    hsts: true,
    brotli: existsSync(BROTLI_MODULE),
  });
  await writeFile(
    `${folder}/whole.conf`,
    `${existsSync(BROTLI_MODULE) ? `load_module ${BROTLI_MODULE};` : ""} daemon off; user root; pid ${folder}/pid;
     events {} http { access_log off; include /etc/nginx/mime.types; include ${client}/../nginx.conf; }`,
  );
  await writeFile(`${folder}/whole.Caddyfile`, `{\n  admin off\n}\nimport ${client}/../Caddyfile\n`);
}

async function startServer(start: Start, api: string, basePath: string): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), "console-site-"));
  const port = await freePort();
  await writeBuild(folder, port, api, basePath);
  const { command, args, env } = start(folder, port);
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = `http://127.0.0.1:${port}`;
  const isUp = async () => {
    const response = await fetch(url).catch(() => undefined);
    if (!response) throw new Error(`${command} does not answer`);
  };
  await vi.waitFor(isUp, { timeout: 60_000, interval: 50 });
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

const BASE = "/tools/console";

describe.each([
  ["nginx", "", NGINX, nginx],
  ["nginx", BASE, NGINX, nginx],
  ["Caddy", "", CADDY, caddy],
  ["Caddy", BASE, CADDY, caddy],
] as const)("%s with the file of a build for %s/", (name, basePath, path, start) => {
  if (!existsSync(path)) {
    test.todo(`is not checked: there is no ${name} on this machine (Debian: apt-get install nginx caddy)`);
    return;
  }
  let server: Started;
  let backend: Awaited<ReturnType<typeof startHttpBackend>>;
  beforeAll(async () => {
    backend = await startHttpBackend();
    server = await startServer(start, backend.url, basePath);
  });
  afterAll(async () => {
    await server.stop();
    await backend.close();
  });
  const get = (path: string, encoding = "identity") =>
    fetch(server.url + basePath + path, { headers: { "accept-encoding": encoding } });

  test.each([
    ["/", 200, NO_CACHE],
    ["/list/search-table", 200, NO_CACHE],
    ["/config.json", 200, NO_CACHE],
    ["/favicon.ico", 200, NO_CACHE],
    ["/assets/app-abc1234.js", 200, IMMUTABLE],
    ["/assets/app-gone000.js", 404, NO_CACHE],
    ["/nope.js", 404, NO_CACHE],
    ["/_headers", 404, NO_CACHE],
  ])("answers %s with %i and one Cache-Control", async (path, status, cache) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe(cache);
  });

  if (basePath)
    test("leads to the page from the path without a slash, and has nothing beside it", async () => {
      const response = await fetch(server.url + basePath, { redirect: "manual" });
      expect([response.status, response.headers.get("location")]).toEqual([301, `${basePath}/`]);
      for (const path of ["/list/card", "/index.html", "/assets/app-abc1234.js"])
        expect((await fetch(server.url + path)).status, path).toBe(404);
    });

  test("sends the headers of a build, and tells browsers to use TLS", async () => {
    const { headers } = await get("/");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
  });

  const encodings = name === "nginx" && !existsSync(BROTLI_MODULE) ? ["gzip"] : ["br", "gzip"];
  test.each(encodings)("sends the page and its assets as %s", async (encoding) => {
    for (const path of ["/", "/list/card", "/assets/app-abc1234.js"])
      expect((await get(path, encoding)).headers.get("content-encoding"), path).toBe(encoding);
  });

  test("passes calls on with their path, and large bodies", async () => {
    const response = await fetch(`${server.url}/api/user/info`, { method: "POST", body: "x".repeat(6_000_000) });
    expect(await response.json()).toMatchObject({ code: 40301 });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(backend.requests.at(-1)?.path).toBe("/api/user/info");
  });

  test("passes the path of an uploaded picture on, which runs no script as a page of its own", async () => {
    const { headers } = await fetch(`${server.url}/uploads/face.png`);
    expect(backend.requests.at(-1)?.path).toBe("/uploads/face.png");
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("sandbox");
    expect(policy).toContain("default-src 'none'");
    expect((await get("/")).headers.get("content-security-policy")).not.toContain("sandbox");
  });
});
