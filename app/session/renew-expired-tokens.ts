import { renewTokensWith } from "~/api/client/expired-token";
import { deployment } from "~/config/deployment";

/** Lets calls that are refused for an expired token renew it; the code for it is loaded where a deployment does so. */
export function renewExpiredTokens(): void {
  renewTokensWith(async (token) => {
    const { oidcIssuer, tokenRefresh } = deployment();
    return oidcIssuer || tokenRefresh ? (await import("./renew-session")).renewSession(token) : undefined;
  });
}
