import { describe, expect, test } from "vitest";
import { expectedSignature, verifySignature } from "#mocks/backend/verify-signature.mjs";
import vectors from "~/api/client/signature-vectors.json";

type Vector = (typeof vectors)[number];

/** The request of a test vector as a server receives it. */
function receivedOf({ input, expect: { authorization } }: Vector) {
  const {
    method,
    path,
    accept,
    xDate,
    fingerprint,
    token,
    query = [],
    body = "",
    multipart,
  } = { multipart: false, ...input };
  const search = new URLSearchParams(query.map(([name = "", value = ""]) => [name, value])).toString();
  return {
    method,
    url: search ? `${path}?${search}` : path,
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

const timeOf = ({ input: { xDate } }: Vector) =>
  new Date(xDate.replace(/(....)(..)(..)T(..)(..)(..)Z/, "$1-$2-$3T$4:$5:$6Z"));

test("there are at least thirty test vectors, each with a unique name", () => {
  expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length);
  expect(vectors.length).toBeGreaterThanOrEqual(30);
});

describe("the verifier agrees with the test vector", () => {
  test.each(vectors)("$name", (vector) => {
    const { signature, ...texts } = vector.expect;
    const received = receivedOf(vector);
    expect(expectedSignature(received, vector.input)).toEqual(texts);
    expect(texts.authorization.endsWith(`Signature=${signature}`)).toBe(true);
    expect(verifySignature(received, vector.input, timeOf(vector))).toBe(0);
    expect(verifySignature(received, { ...vector.input, secret: "x" }, timeOf(vector))).toBe(40301);
  });
});
