import { deployment } from "~/config/deployment";
import type { Authentication } from "./authentication";

/** The deployment's; each other way than the forms is loaded when it is needed. */
export async function authentication(): Promise<Authentication> {
  const { oidcIssuer, tokenRefresh } = deployment();
  if (oidcIssuer) return (await import("./openid-connect")).openidConnect;
  if (tokenRefresh) return (await import("./refresh-token")).refreshToken;
  return {};
}
