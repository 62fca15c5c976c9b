import { bench } from "vitest";
import { sign } from "~/api/client/sign";

const KEY = { keyId: "demo-key", secret: "demo-secret", scopeWord: "console_request" };
const CALL = {
  method: "POST",
  path: "/api/list/policy",
  query: [
    ["pageSize", "10"],
    ["current", "1"],
  ] as const,
  body: "a".repeat(1024),
  headers: {
    accept: "application/json",
    "x-date": "20261121T083005Z",
    "x-fingerprint": "3f9c1b7a5d2e4f60",
    "access-token": "12345",
  },
};

bench("signs a call with a body of 1 kB", () => {
  sign(CALL, KEY);
});
