import { ErrorResponse, type StateStore, User, UserManager } from "oidc-client-ts";
import { ApiError } from "~/api/client/api-error";
import { withBasePath } from "~/config/base-path";
import { deployment } from "~/config/deployment";
import { STORAGE_KEY } from "~/config/storage-keys";
import { readStored, removeStored, writeStored } from "~/lib/storage/local-storage";
import { pathTo } from "~/navigation/paths";
import { type Authentication, LoginRefused } from "./authentication";
import { sessionToken } from "./session";

/** What the issuer returned is kept where the session keeps what renews it, and is forgotten with it. */
const userStoreOf = (token: string): StateStore => ({
  get: async () => readStored(STORAGE_KEY.renewal),
  // Not after a logout in the meantime.
  set: async (_, user) => void (sessionToken() === token && writeStored(STORAGE_KEY.renewal, user)),
  remove: async () => {
    const user = readStored(STORAGE_KEY.renewal);
    removeStored(STORAGE_KEY.renewal);
    return user;
  },
  getAllKeys: async () => [],
});

function createManager(): UserManager {
  const { oidcIssuer, oidcClientId, oidcScope } = deployment();
  const login = location.origin + withBasePath(pathTo("Login"));
  return new UserManager({
    authority: oidcIssuer,
    client_id: oidcClientId || "admin-console",
    // Many issuers give a refresh token for the last of them only.
    scope: oidcScope || "openid profile offline_access",
    redirect_uri: login,
    post_logout_redirect_uri: login,
    userStore: userStoreOf(sessionToken()),
    // Renewed when a call is refused (renew-session.ts): an unused page sends no requests.
    automaticSilentRenew: false,
  });
}

const isReturn = ({ searchParams: query }: URL): boolean =>
  query.has("state") && (query.has("code") || query.has("error")) && !query.has("redirect");

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** OpenID Connect by an authorization code with PKCE (RFC 7636); the access token is what calls carry. */
export const openidConnect: Authentication = {
  logIn: (returnTo, isAnother) =>
    createManager().signinRedirect({ state: returnTo, prompt: isAnother ? "login" : undefined }),

  finishLogIn: async (address) => {
    if (!isReturn(address)) return undefined;
    try {
      const user = await createManager().signinRedirectCallback(address.href);
      return { token: user.access_token, returnTo: textOf(user.state) };
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error;
      throw new LoginRefused(error.error_description ?? error.error ?? "", textOf(error.state));
    }
  },

  renew: async (renewal) => {
    if (!User.fromStorageString(renewal).refresh_token) return undefined;
    try {
      return (await createManager().signinSilent())?.access_token;
    } catch (error) {
      if (error instanceof ErrorResponse) return undefined;
      throw new ApiError("", { reason: "network", call: "the issuer's token endpoint", token: "", data: error });
    }
  },

  logOut: (renewal) =>
    createManager().signoutRedirect({
      id_token_hint: renewal ? User.fromStorageString(renewal).id_token : undefined,
    }),
};
