import { describe, expect, test } from "vitest";
import { type Signable, sign, signDate } from "~/api/client/sign";
import vectors from "~/api/client/signature-vectors.json";

const KEY = { keyId: "demo-key", secret: "demo-secret", scopeWord: "console_request" };
const NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

type Vector = {
  name: string;
  input: {
    keyId: string;
    secret: string;
    scopeWord: string;
    accept: string;
    xDate: string;
    fingerprint: string;
    token: string;
    method: string;
    path: string;
    query?: string[][];
    body?: string;
    multipart?: boolean;
  };
  expect: { canonicalRequest: string; stringToSign: string; signature: string; authorization: string };
};

const cases: Vector[] = vectors;

function signableOf({ input }: Vector): Signable {
  const { method, path, query = [], body = "", multipart = false, accept, xDate, fingerprint, token } = input;
  return {
    method,
    path,
    query: query.map(([key = "", value = ""]) => [key, value] as const),
    body: multipart ? null : body,
    headers: { accept, "x-date": xDate, "x-fingerprint": fingerprint, "access-token": token },
  };
}

/** A GET of `/api` with the given changes. */
const signed = (change: Partial<Signable>, key = KEY) =>
  sign({ method: "GET", path: "/api", query: [], body: "", headers: {}, ...change }, key);
const lines = (change: Partial<Signable>) => signed(change).canonicalRequest.split("\n");

describe("the test vectors of the signature", () => {
  test.each(cases)("$name", (vector) => {
    const { signature, ...texts } = vector.expect;
    const result = sign(signableOf(vector), vector.input);
    expect(result).toEqual(texts);
    expect(result.authorization.endsWith(`Signature=${signature}`)).toBe(true);
  });
});

describe("the canonical request", () => {
  test.each<[string, Partial<Signable>, number, string]>([
    ["the method is written in capitals", { method: "patch" }, 0, "PATCH"],
    ["an empty path is a slash", { path: "" }, 1, "/"],
    ["an encoded path stays as it is sent", { path: "/a%2Fb%20c" }, 1, "/a%2Fb%20c"],
    ["no query is an empty line", {}, 2, ""],
    ["an empty value keeps its equals sign", { query: [["a", ""]] }, 2, "a="],
    [
      "repeated keys are sorted by value",
      {
        query: [
          ["k", "b"],
          ["k", "a"],
          ["k", "B"],
        ],
      },
      2,
      "k=B&k=a&k=b",
    ],
    [
      "a key is sorted before a longer one",
      {
        query: [
          ["a-b", "1"],
          ["a", "2"],
        ],
      },
      2,
      "a=2&a-b=1",
    ],
    [
      "only the unreserved characters of RFC 3986 stay unencoded",
      { query: [["-._~", "!'()*+ "]] },
      2,
      "-._~=%21%27%28%29%2A%2B%20",
    ],
    ["a header's value is trimmed", { headers: { accept: "  application/json \t" } }, 3, "accept:application/json"],
  ])("handles the edge case: %s", (_, change, line, expected) => {
    expect(lines(change)[line]).toBe(expected);
  });

  test("lists the headers in the agreed order, whatever order they are given in", () => {
    const headers = { "access-token": "t", "x-fingerprint": "f", "x-date": "d", accept: "a" };
    expect(lines({ headers }).slice(3, 9)).toEqual([
      "accept:a",
      "x-date:d",
      "x-fingerprint:f",
      "access-token:t",
      "",
      "accept;x-date;x-fingerprint;access-token",
    ]);
  });

  test("keeps empty places in the scope where date and fingerprint are missing", () => {
    expect(signed({}).stringToSign.split("\n").slice(0, 3)).toEqual(["HMAC-SHA256", "", "//console_request"]);
  });

  test("leaves an empty header unsigned", () => {
    expect(lines({ headers: { accept: "a", "access-token": "" } }).slice(3, -1)).toEqual(["accept:a", "", "accept"]);
  });

  test.each([
    ["nothing", "", NOTHING],
    ["multipart data", null, "UNSIGNED-PAYLOAD"],
  ])("has the right body hash for %s", (_, body, expected) => {
    expect(lines({ body }).at(-1)).toBe(expected);
  });
});

test.each([
  ["key id", { ...KEY, keyId: "other" }],
  ["secret", { ...KEY, secret: "密钥" }],
  ["scope word", { ...KEY, scopeWord: "other" }],
])("another %s changes the authorization", (_, key) => {
  expect(signed({}, key).authorization).not.toBe(signed({}).authorization);
});

test.each([
  ["2026-11-21T08:30:05.678Z", "20261121T083005Z"],
  ["2026-01-02T00:00:00+08:00", "20260101T160000Z"],
])("writes the date %s as %s", (date, expected) => {
  expect(signDate(new Date(date))).toBe(expected);
});
