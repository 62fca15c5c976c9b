import { type SignKey, sign, signDate } from "./sign";

export type Signing = {
  /** Empty where there is none or the call does not carry it. */
  token: string;
  signature: boolean;
};

type Environment = {
  key: () => SignKey;
  /** The visitor's identifier; may take a while in a browser's first call. */
  fingerprint: () => Promise<string>;
  now: () => Date;
};

declare module "ofetch" {
  interface FetchOptions {
    signing?: Signing;
  }
}

type SignedInit = RequestInit & { signing?: Signing };

/**
 * A `fetch` that adds the token and the signature of CONTRACT.md. It stands below ofetch, not in its
 * `onRequest`, because only here the URL and the body are what is really sent.
 */
export function createSignedFetch({ key, fingerprint, now }: Environment) {
  return async (input: RequestInfo | URL, { signing, ...init }: SignedInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (signing?.token) headers.set("Access-Token", signing.token);
    if (signing?.signature) {
      headers.set("X-Fingerprint", await fingerprint());
      headers.set("X-Date", signDate(now()));
      const url = new URL(input instanceof Request ? input.url : input);
      const { authorization } = sign(
        {
          method: init.method ?? "GET",
          path: url.pathname,
          query: url.searchParams,
          body: bodyText(init.body),
          headers: {
            accept: headers.get("Accept") ?? "",
            "x-date": headers.get("X-Date") ?? "",
            "x-fingerprint": headers.get("X-Fingerprint") ?? "",
            "access-token": headers.get("Access-Token") ?? "",
          },
        },
        key(),
      );
      headers.set("Authorization", authorization);
    }
    // Looked up at each call: the demonstration backend and the tests put their own in its place.
    return globalThis.fetch(input, { ...init, headers });
  };
}

function bodyText(body: BodyInit | null | undefined): string | null {
  if (body === null || body === undefined) return "";
  return typeof body === "string" ? body : null;
}
