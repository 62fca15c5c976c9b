import { HttpResponse, http } from "msw";
import { server } from "#mocks/node";
import { readDeployment } from "~/config/deployment";
import type { Deployment } from "~/config/deployment-schema";

/** Serves a `config.json` and reads it. */
export async function setDeployment(values: Partial<Deployment>): Promise<void> {
  server.use(http.get("*/config.json", () => HttpResponse.json(values)));
  await readDeployment();
}
