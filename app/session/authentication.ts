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
  /** The token that came back with this address; undefined if none did. Rejects with LoginRefused, or if it failed. */
  finishLogIn?: (address: URL) => Promise<{ token: string; returnTo: string } | undefined>;
  /**
   * A token in place of the expired one, by what `renewal` holds; undefined if it no longer renews anything. Rejects with
   * an ApiError if that is not known.
   */
  renew?: (renewal: string) => Promise<string | undefined>;
  /** Ends the session at the issuer too, when the operator logs out; may leave the page. */
  logOut?: (renewal: string) => Promise<void>;
};

/** Nobody was logged in at the issuer; the message is what was said there, and may be empty. */
export class LoginRefused extends Error {
  override name = "LoginRefused";
  readonly returnTo: string;

  constructor(message: string, returnTo: string) {
    super(message);
    this.returnTo = returnTo;
  }
}
