import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { loadEnv } from "vite";
import { writeDeployFiles } from "~/build/deploy-files";
import { serverFromEnv } from "~/build/server-options";
import { deploymentFromFile } from "~/config/deployment";
import { deploymentFromEnv } from "~/config/deployment-env";

const CLIENT = "build/production/client";
const HELP = `Writes the server files of the last production build again, after its config.json has changed: which hosts the
page may call and show pictures of.

  npm run deploy-files -- --api-host https://api.example.com

--api-host stands for the apiHost of config.json. SERVER_PORT, SERVER_ROOT, SERVER_API, SERVER_HSTS and SERVER_BROTLI
set the server: app/build/DEPLOYING.md.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { "api-host": { type: "string" }, help: { type: "boolean" } } });
  if (values.help) return console.log(HELP);
  if (!existsSync(`${CLIENT}/index.html`)) throw new Error(`there is no build in ${CLIENT}: npm run build makes one`);
  // The variables of the build, also those in its files.
  const env = { ...loadEnv("production", process.cwd()), ...process.env };
  const configured = await readFile(`${CLIENT}/config.json`, "utf8");
  const hosts = await deploymentFromFile(deploymentFromEnv(env), configured);
  const given = values["api-host"];
  if (given !== undefined) hosts.apiHost = deploymentFromEnv({ VITE_API_HOST: given }).apiHost;
  await writeDeployFiles(CLIENT, hosts, serverFromEnv(env));
  console.log(
    `Written for ${hosts.apiHost || "the page's own origin"}: build/production/nginx.conf and Caddyfile, _headers and _redirects in the served folder`,
  );
}

main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : error} (see --help)`);
  process.exitCode = 1;
});
