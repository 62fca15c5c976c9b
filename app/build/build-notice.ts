import { deploymentFromEnv } from "../config/deployment-env";
import type { Deployment } from "../config/deployment-schema";

/** A warning to print after a production build that uses the demonstration's secret. */
export function buildNotice({ signSecret }: Deployment): string | undefined {
  if (signSecret !== deploymentFromEnv({}).signSecret) return undefined;
  return "This production build signs with the demonstration's secret: set VITE_SIGN_SECRET, or signSecret in config.json.";
}
