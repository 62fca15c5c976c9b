import { parseArgs } from "node:util";
import { deploymentFromEnv } from "~/deployment";
import { writeDeployFiles } from "./deploy-files";

const CLIENT = "build/production/client";
const HELP = `Writes the server files of the last production build anew, for another API host than it was built with.

  npm run deploy-files -- --api-host https://api.example.com`;

const { values } = parseArgs({ options: { "api-host": { type: "string" }, help: { type: "boolean" } } });
if (values.help) console.log(HELP);
else {
  const { apiHost } = deploymentFromEnv({ ...process.env, VITE_API_HOST: values["api-host"] });
  await writeDeployFiles(CLIENT, apiHost);
  console.log(`Written for ${apiHost || "the page's own origin"}: ${CLIENT}/../nginx.conf, _headers, _redirects`);
}
