import { expect, test } from "vitest";
import { readOptions } from "./options";

const URL = ["--url", "https://api.example.com"];

test("takes accounts and secrets from the environment", () => {
  const env = { CONFORMANCE_PASSWORD: "one", CONFORMANCE_OTHER_TOKEN: "two", CONFORMANCE_SECRET: "three" };
  expect(readOptions([...URL, "--user", "admin"], env)).toEqual({
    kind: "run",
    access: {
      url: "https://api.example.com",
      origin: "http://localhost:4173",
      key: { keyId: "demo-key", secret: "three", scopeWord: "console_request" },
      account: { username: "admin", password: "one" },
      token: undefined,
      otherAccount: undefined,
      otherToken: "two",
    },
    selection: { writes: true, submissions: false, repeats: false, renewals: false, only: undefined, skip: undefined },
    json: false,
    junit: undefined,
  });
});

test("a token takes the place of an account", () => {
  expect(readOptions([...URL, "--token", "abc", "--read-only", "--json"], {})).toMatchObject({
    access: { token: "abc", account: undefined },
    selection: { writes: false },
    json: true,
  });
});

test.each([
  [URL, "an account is needed: --user with CONFORMANCE_PASSWORD, or CONFORMANCE_TOKEN"],
  [["--url", "api.example.com", "--token", "a"], '--url must be scheme, host and path, but is "api.example.com"'],
  [
    [...URL, "--token", "a", "--time-zone", "Mars"],
    '--time-zone must be a time zone such as Asia/Shanghai, but is "Mars"',
  ],
  [[...URL, "--token", "a", "--only", "nothing has this name"], "--only and --skip select no check"],
])("refuses %j", (args, message) => {
  expect(() => readOptions(args, {})).toThrow(message);
});

test.each([
  ["https://api.example.com/", "https://api.example.com"],
  ["https://example.com/gateway/v2", "https://example.com/gateway/v2"],
])("%s is the backend at %s", (address, url) => {
  expect(readOptions(["--url", address, "--token", "a"], {})).toMatchObject({ access: { url } });
});

test("takes the zone in which the server counts days", () => {
  const args = [...URL, "--token", "abc", "--time-zone", "Asia/Shanghai"];
  expect(readOptions(args, {})).toMatchObject({ access: { timeZone: "Asia/Shanghai" } });
});

test("its help tells the exit codes and what is written", () => {
  const options = readOptions(["--help"], {});
  const help = options.kind === "help" ? options.text.replace(/\s+/g, " ") : "";
  expect(help).toContain("0 if all checks passed, 1 if one failed, 2 for a wrong option");
  expect(help).toContain("policies, a queue and a record of each list that can be written are created, or imported");
});
