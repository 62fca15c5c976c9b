import { ErrorResponse, type StateStore, User, UserManager } from "oidc-client-ts";
import { ApiError } from "~/api/client/api-error";
import { withBasePath } from "~/config/base-path";
import { deployment } from "~/config/deployment";
import { REQUEST_TIMEOUT_MS } from "~/config/times";
import { pathTo } from "~/navigation/paths";
import { type Authentication, LoginRefused, type Tokens } from "./authentication";

/** The session keeps what the issuer returned, as what renews it, and forgets it. */
const userStoreOf = (renewal: string | null): StateStore => ({
  get: async () => renewal,
  set: async () => undefined,
  remove: async () => renewal,
  getAllKeys: async () => [],
});

const tokensOf = (user: User): Tokens => ({ token: user.access_token, renewal: user.toStorageString() });

function createManager(renewal: string | null = null): UserManager {
  const { oidcIssuer, oidcClientId, oidcScope } = deployment();
  const login = location.origin + withBasePath(pathTo("Login"));
  return new UserManager({
    authority: oidcIssuer,
    client_id: oidcClientId || "admin-console",
    // Many issuers give a refresh token for the last of them only.
    scope: oidcScope || "openid profile offline_access",
    redirect_uri: login,
    post_logout_redirect_uri: login,
    userStore: userStoreOf(renewal),
    requestTimeoutInSeconds: REQUEST_TIMEOUT_MS / 1000,
    // Renewed when a call is refused (renew-session.ts): an unused page sends no requests.
    automaticSilentRenew: false,
  });
}

const isReturn = ({ searchParams: query }: URL): boolean =>
  query.has("state") && (query.has("code") || query.has("error")) && !query.has("redirect");

/** What the operator or the deployment has to change: RFC 6749, section 5.2, and OpenID Connect Core, section 3.1.2.6. */
const FINAL_ERRORS: readonly unknown[] = [
  "invalid_request",
  "invalid_client",
  "invalid_grant",
  "unauthorized_client",
  "unsupported_grant_type",
  "invalid_scope",
  "login_required",
  "interaction_required",
  "account_selection_required",
  "consent_required",
];

/** The user that a login has kept; none where it is the refresh token of a deployment without an issuer. */
function keptUser(renewal: string): User | undefined {
  try {
    return User.fromStorageString(renewal);
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** OpenID Connect by an authorization code with PKCE (RFC 7636); the access token is what calls carry. */
export const openidConnect: Authentication = {
  logIn: (returnTo, isAnother) =>
    createManager().signinRedirect({ state: returnTo, prompt: isAnother ? "login" : undefined }),

  finishLogIn: async (address) => {
    if (!isReturn(address)) return undefined;
    try {
      const user = await createManager().signinRedirectCallback(address.href);
      return { ...tokensOf(user), returnTo: textOf(user.state) };
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error;
      throw new LoginRefused(error.error_description ?? error.error ?? "", textOf(error.state));
    }
  },

  renew: async (renewal) => {
    if (!keptUser(renewal)?.refresh_token) return undefined;
    try {
      const user = await createManager(renewal).signinSilent();
      return user ? tokensOf(user) : undefined;
    } catch (error) {
      if (error instanceof ErrorResponse && FINAL_ERRORS.includes(error.error)) return undefined;
      throw new ApiError("", { reason: "network", call: "the issuer's token endpoint", token: "", data: error });
    }
  },

  logOut: (renewal) => createManager().signoutRedirect({ id_token_hint: keptUser(renewal)?.id_token }),
};
