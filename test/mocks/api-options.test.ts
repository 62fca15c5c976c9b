import { expect, test } from "vitest";
import { parseApiOptions } from "#mocks/api-options";

test.each([
  [[], { help: false, port: 8787, latency: [200, 900], fail: undefined }],
  [["--help"], { help: true }],
  [["--port", "0"], { port: 0 }],
  [["--latency", "0"], { latency: [0, 0] }],
  [["--latency=50"], { latency: [50, 50] }],
  [["--latency", "10-20"], { latency: [10, 20] }],
  [["--data", "records.json"], { data: "records.json" }],
  [["--policies", "100000"], { policies: 100_000 }],
  [["--permissions", "policy:write,rule:write"], { permissions: ["policy:write", "rule:write"] }],
  [["--permissions", ""], { permissions: [] }],
  [["--token-life", "60"], { tokenLifeS: 60 }],
  [["--oidc", "https://login.example.com/"], { oidcIssuer: "https://login.example.com" }],
  [["--fail", "401"], { fail: { kind: "expired" } }],
  [["--fail", "500"], { fail: { kind: "status", status: 500 } }],
  [["--fail", "empty"], { fail: { kind: "empty" } }],
  [["--fail", "slow"], { fail: { kind: "slow", ms: 12_000 } }],
])("reads the options %j", (args, expected) => {
  expect(parseApiOptions(args)).toMatchObject(expected);
});

test.each([
  [["--port", "http"], "--port must be a number up to 65535, but is http"],
  [["--port", "65536"], "--port must be a number up to 65535, but is 65536"],
  [["--latency", "900-200"], "--latency must be ms such as 0, 50 or 200-900, but is 900-200"],
  [["--latency", "fast"], "--latency must be ms such as 0, 50 or 200-900, but is fast"],
  [["--data", ""], "--data must name a file"],
  [["--policies", "many"], "--policies must be a number up to 999999, but is many"],
  [["--policies", "5", "--data", "x.json"], "use only one of them"],
  [["--token-life", "0"], "--token-life must be a number of seconds, but is 0"],
  [["--oidc", "login"], "--oidc must be the web address of an issuer, but is login"],
  [["--fail", "toString"], "--fail must be one of 401, 500, empty, slow, but is toString"],
  [["--colour"], "Unknown option '--colour'"],
  [["start"], "Unexpected argument 'start'"],
])("rejects %j with one line", (args, message) => {
  expect(() => parseApiOptions(args)).toThrow(message);
});
