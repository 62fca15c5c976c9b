import { HttpResponse, http } from "msw";
import { server } from "#mocks/node";
import { type Deployment, readDeployment } from "~/config/deployment";

/** Serves a `config.json` and reads it. */
export async function setDeployment(values: Partial<Deployment>): Promise<void> {
  server.use(http.get("*/config.json", () => HttpResponse.json(values)));
  await readDeployment();
}
