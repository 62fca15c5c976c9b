import type vectors from "~/api/client/signature-vectors.json";

export type Vector = (typeof vectors)[number];

/** The request of a test vector as a server receives it. */
export function receivedOf({ input, expect: { authorization } }: Vector) {
  const { method, path, accept, xDate, fingerprint, token, query, search, body, multipart } = {
    ...{ query: [], body: "", multipart: false, search: undefined },
    ...input,
  };
  const wire = search ?? new URLSearchParams(query.map(([name = "", value = ""]) => [name, value])).toString();
  return {
    method,
    url: wire ? `${path}?${wire}` : path,
    headers: {
      accept,
      authorization,
      "x-date": xDate,
      "x-fingerprint": fingerprint,
      "access-token": token || undefined,
      "content-type": multipart ? "multipart/form-data; boundary=x" : undefined,
    },
    body: Buffer.from(body),
  };
}

export const timeOf = ({ input: { xDate } }: Vector): Date =>
  new Date(xDate.replace(/(....)(..)(..)T(..)(..)(..)Z/, "$1-$2-$3T$4:$5:$6Z"));
