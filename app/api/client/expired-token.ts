type Renew = (token: string) => Promise<string | undefined>;

let renew: Renew = async () => undefined;

/** Sets what renews a token that the server calls expired; the session does (session/renew-expired-tokens.ts). */
export function renewTokensWith(next: Renew): void {
  renew = next;
}

/** A token in place of an expired one; undefined if the operator has to log in again. Rejects if that is not known. */
export const renewedToken: Renew = (token) => renew(token);
