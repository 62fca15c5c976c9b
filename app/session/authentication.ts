/** A token, and what renews it when it has expired: a refresh token, or all that an issuer returned. */
export type Tokens = { token: string; renewal?: string | null };

/**
 * How the operators of a deployment log in, and what renews and ends their sessions. Every way brings a token, which calls
 * carry in `Access-Token`. Without any of these functions it is the console's own forms. AUTHENTICATION.md describes all.
 */
export type Authentication = {
  /**
   * Leaves the page to log in at the issuer, and comes back to the login's address with `returnTo` in hand. `isAnother`: asks
   * for an account again, where one is logged in there.
   */
  logIn?: (returnTo: string, isAnother: boolean) => Promise<void>;
  /** The tokens that came back with this address; undefined if none did. Rejects with LoginRefused, or if it failed. */
  finishLogIn?: (address: URL) => Promise<(Tokens & { returnTo: string }) | undefined>;
  /**
   * Tokens in place of the expired ones; without a `renewal` the current one stays valid. Undefined if it no longer renews
   * anything; rejects with an ApiError if that is not known. Stores nothing: the operator may have logged out meanwhile.
   */
  renew?: (renewal: string) => Promise<Tokens | undefined>;
  /** Ends the session at the issuer too, when the operator logs out; may leave the page. */
  logOut?: (renewal: string) => Promise<void>;
};

/** The issuer refused the login; the message is its reason, and may be empty. */
export class LoginRefused extends Error {
  override name = "LoginRefused";
  readonly returnTo: string;

  constructor(message: string, returnTo: string) {
    super(message);
    this.returnTo = returnTo;
  }
}
