import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Adapter, type AdapterPayload, type Configuration } from "oidc-provider";

type Client = {
  clientId: string;
  /** The console's login. */
  redirectUri: string;
};

export type Issuer = {
  url: string;
  /** Lets a console log in; once, before its first request. */
  register: (client: Client) => void;
  /** Makes all access tokens expire that were issued so far; their refresh tokens go on. */
  expireTokens: () => void;
  /** Revokes all refresh tokens that were issued so far. */
  revokeRefreshTokens: () => void;
  close: () => Promise<void>;
};

/** Without an icon of its own a browser would ask the server for one, and log that there is none. */
const HEAD = '<title>Issuer</title><link rel="icon" href="data:,">';
const page = (content: string) => `<!doctype html><html lang="en">${HEAD}<body>${content}</body></html>`;
const LOGIN = page(
  `<h1>Issuer</h1><form method="post"><label>Account <input name="account" required></label>
   <button>Continue</button><button name="refuse" value="yes" formnovalidate>Refuse</button></form>`,
);

/** What the issuer knows, by kind and id. */
type Records = Map<string, AdapterPayload>;

const createAdapter =
  (records: Records) =>
  (kind: string): Adapter => {
    const all = () => [...records].filter(([key]) => key.startsWith(`${kind}:`));
    return {
      upsert: async (id, payload) => void records.set(`${kind}:${id}`, payload),
      find: async (id) => records.get(`${kind}:${id}`),
      findByUid: async (uid) => all().find(([, payload]) => payload.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = records.get(`${kind}:${id}`);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void records.delete(`${kind}:${id}`),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of all()) if (payload.grantId === grantId) records.delete(key);
      },
    };
  };

const configuration = ({ clientId, redirectUri }: Client, records: Records): Configuration => ({
  adapter: createAdapter(records),
  clients: [
    {
      client_id: clientId,
      redirect_uris: [redirectUri],
      post_logout_redirect_uris: [redirectUri],
      grant_types: ["authorization_code", "refresh_token"],
      token_endpoint_auth_method: "none",
    },
  ],
  // Every name is an account; whether it may use the console is the backend's affair.
  findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
  loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
    const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
    grant.addOIDCScope("openid profile offline_access");
    await grant.save();
    return grant;
  },
  issueRefreshToken: async () => true,
  clientBasedCORS: () => true,
  cookies: { keys: ["a secret of the test"] },
  jwks: {
    keys: [generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" })],
  },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  ttl: {
    AccessToken: 3600,
    AuthorizationCode: 60,
    Grant: 3600,
    IdToken: 3600,
    Interaction: 600,
    RefreshToken: 3600,
    Session: 3600,
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context, form) => {
        context.body = page(`${form}<button form="op.logoutForm" name="logout" value="yes">Log out</button>`);
      },
    },
  },
});

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

/** Asks for an account, or takes the answer. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "POST") {
    response.setHeader("Content-Type", "text/html");
    response.end(LOGIN);
    return;
  }
  const form = await formOf(request);
  const refusal = { error: "access_denied", error_description: "This account has no access" };
  const login = { login: { accountId: form.get("account") ?? "" } };
  await provider.interactionFinished(request, response, form.has("refuse") ? refusal : login);
}

/** An OpenID Connect issuer of its own on a free port. */
export async function startIssuer(): Promise<Issuer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const records: Records = new Map();
  const removeAll = (kind: string) => {
    for (const key of records.keys()) if (key.startsWith(`${kind}:`)) records.delete(key);
  };
  return {
    url,
    register: (client) => {
      const provider = new Provider(url, configuration(client, records));
      const respond = provider.callback();
      server.on("request", (request, response) =>
        request.url?.startsWith("/interaction/") ? interact(provider, request, response) : respond(request, response),
      );
    },
    expireTokens: () => removeAll("AccessToken"),
    revokeRefreshTokens: () => removeAll("RefreshToken"),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
