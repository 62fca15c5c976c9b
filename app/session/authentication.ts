/** A token, and what renews it when it has expired: a refresh token, or all that an issuer returned. */
export type Tokens = { token: string; renewal?: string | null };

/**
 * How the operators of a deployment log in, and what renews and ends their sessions. Every way brings a token, which calls
 * carry in `Access-Token`. Without any of these functions it is the console's own forms. AUTHENTICATION.md describes all.
 */
export type Authentication = {
  /**
   * Leaves the page to log in at the issuer, which sends the browser back to the login's address; `finishLogIn` then gives
   * `returnTo` again. With `isAnother` the issuer asks for an account even where one is logged in there.
   */
  logIn?: (returnTo: string, isAnother: boolean) => Promise<void>;
  /**
   * Gives the tokens that the issuer sent with this address; undefined if it sent none. Rejects with LoginRefused where
   * the issuer refuses the login, and with any other error where it cannot be finished.
   */
  finishLogIn?: (address: URL) => Promise<(Tokens & { returnTo: string }) | undefined>;
  /**
   * Gives tokens in place of the expired ones; where they have no `renewal`, the one that was sent stays valid. Undefined if
   * the server no longer accepts the renewal; rejects with an ApiError where that is not known. Stores nothing: the
   * operator may have logged out meanwhile.
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
