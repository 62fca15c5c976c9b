import { renewTokensWith } from "~/api/client/expired-token";
import { deployment } from "~/config/deployment";
import { importWithRetry } from "~/lib/loading/import-with-retry";

/** The code that renews expired tokens, where a deployment does so. */
export async function loadRenewal() {
  const { oidcIssuer, tokenRefresh } = deployment();
  return oidcIssuer || tokenRefresh ? importWithRetry(() => import("./renew-session")) : undefined;
}

/** Lets calls that are refused for an expired token renew it. */
export const renewExpiredTokens = (): void =>
  renewTokensWith(async (token) => (await loadRenewal())?.renewSession(token));
