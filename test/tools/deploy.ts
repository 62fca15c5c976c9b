import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { writeDeployFiles } from "~/build/deploy-files";
import { deploymentFromEnv } from "~/config/deployment";

const CLIENT = "build/production/client";
const HELP = `Writes the server files of the last production build again, for another API host than that of the build.

  npm run deploy-files -- --api-host https://api.example.com

Without --api-host: for VITE_API_HOST, or else for the page's own origin.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { "api-host": { type: "string" }, help: { type: "boolean" } } });
  if (values.help) return console.log(HELP);
  if (!existsSync(`${CLIENT}/index.html`)) throw new Error(`there is no build in ${CLIENT}: npm run build makes one`);
  const given = values["api-host"] === undefined ? {} : { VITE_API_HOST: values["api-host"] };
  const { apiHost } = deploymentFromEnv({ ...process.env, ...given });
  await writeDeployFiles(CLIENT, apiHost);
  console.log(`Written for ${apiHost || "the page's own origin"}: ${CLIENT}/../nginx.conf, _headers, _redirects`);
}

main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : error} (see --help)`);
  process.exitCode = 1;
});
