import * as v from "valibot";
import { type AccountName, isAccount } from "./accounts";

const metadata = v.object({ userinfo_endpoint: v.pipe(v.string(), v.url()) });
const claims = v.object({ sub: v.string() });

async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  return response.ok ? response.json() : undefined;
}

/**
 * The account that an OpenID Connect issuer logged in, by its userinfo endpoint (OpenID Connect Core 1.0, 5.3): its
 * subject is the account's name. A real backend would rather verify the token itself, or keep the answer for a moment.
 */
export const issuerAccounts =
  (issuer: string) =>
  async (token: string): Promise<AccountName | undefined> => {
    const { userinfo_endpoint } = v.parse(metadata, await fetchJson(`${issuer}/.well-known/openid-configuration`));
    const user = v.safeParse(
      claims,
      await fetchJson(userinfo_endpoint, { headers: { Authorization: `Bearer ${token}` } }),
    );
    return user.success && isAccount(user.output.sub) ? user.output.sub : undefined;
  };
