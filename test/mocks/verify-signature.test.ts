import { describe, expect, test } from "vitest";
import { expectedSignature, verifySignature } from "#mocks/backend/verify-signature.mjs";
import vectors from "~/api/client/signature-vectors.json";
import { receivedOf, timeOf } from "./received-vectors";

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
