import { type Deployment, deploymentFromEnv } from "../config/deployment";

/** What a production build must say about itself, if anything. */
export function buildNotice({ signSecret }: Deployment): string | undefined {
  if (signSecret !== deploymentFromEnv({}).signSecret) return undefined;
  return "This production build signs with the demonstration's secret: set VITE_SIGN_SECRET, or signSecret in config.json.";
}
