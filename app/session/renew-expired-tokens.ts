import { renewTokensWith } from "~/api/client/expired-token";
import { deployment } from "~/config/deployment";
import { importWithRetry } from "~/lib/loading/import-with-retry";

/** Lets calls that are refused for an expired token renew it; the code for it is loaded where a deployment does so. */
export function renewExpiredTokens(): void {
  renewTokensWith(async (token) => {
    const { oidcIssuer, tokenRefresh } = deployment();
    if (!oidcIssuer && !tokenRefresh) return;
    const { renewSession } = await importWithRetry(() => import("./renew-session"));
    return renewSession(token);
  });
}
