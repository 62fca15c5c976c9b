import { deployment } from "~/config/deployment";
import { importWithRetry } from "~/lib/loading/import-with-retry";
import type { Authentication } from "./authentication";

/** How this deployment logs in; any other way than the console's forms is loaded when it is needed. */
export async function chooseAuthentication(): Promise<Authentication> {
  const { oidcIssuer, tokenRefresh } = deployment();
  if (oidcIssuer) return (await importWithRetry(() => import("./openid-connect"))).openidConnect;
  if (tokenRefresh) return (await importWithRetry(() => import("./refresh-token"))).byRefreshToken;
  return {};
}
