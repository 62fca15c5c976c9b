import { beforeAll, expect, test } from "vitest";
import { startHttpBackend } from "#mocks/http";
import { server } from "#mocks/node";
import { ACCESS } from "./access";
import { checkConformance, checksFor } from "./conformance";
import { startFaultyServer } from "./faulty-server";
import { formatJson, formatJUnit, formatResult, formatSummary } from "./report";

// The mock server of the other tests must not answer here.
beforeAll(() => server.close());

test("a server that repeats what it received is reported without secrets", async () => {
  const key = { ...ACCESS.key, secret: "key-secret" };
  const account = { username: "admin", password: "pass-word" };
  const faulty = await startFaultyServer({
    replaceResponse: (request) =>
      Response.json({
        data: { token: "token-of-login" },
        message: `${request.headers.get("access-token")} key-secret pass-word other-pass`,
      }),
  });
  const access = {
    ...ACCESS,
    url: faulty.url,
    key,
    account,
    otherToken: "other-token",
    otherAccount: { username: "user", password: "other-pass" },
  };
  for (const token of [undefined, "known-token"]) {
    const report = (await checkConformance({ ...access, token }, { writes: true })).map(formatResult).join("\n");
    expect(report).toContain("✗");
    expect(report).not.toMatch(/token-of-login|key-secret|pass-word|other-pass|known-token|other-token/);
  }
  await faulty.close();
});

test("a password that is its account's name hides no path and no value", async () => {
  const faulty = await startFaultyServer({ replaceResponse: () => Response.json({ data: {} }, { status: 500 }) });
  const results = await checkConformance({ ...ACCESS, url: faulty.url, token: "known" }, { writes: false });
  expect(results.map(formatResult).join("\n")).toContain("POST /api/user/info: expected");
  await faulty.close();
});

test("a refused signature is reported with what was signed", async () => {
  const backend = await startHttpBackend();
  const key = { ...ACCESS.key, secret: "another-secret" };
  const [login] = await checkConformance({ ...ACCESS, url: backend.url, key }, { writes: false });
  expect(login?.problem).toMatch(
    /--key-id, CONFORMANCE_SECRET and --scope.*canonical request was\nPOST\n\/api\/user\/login\n\naccept:/s,
  );
  expect(login?.problem).toContain("string to sign\nHMAC-SHA256\n");
  expect(login?.problem).not.toContain("another-secret");
  await backend.close();
});

test("a login that fails leaves every other check unchecked, and says so at the end alone", async () => {
  const faulty = await startFaultyServer({ replaceResponse: () => Response.json({ data: {} }, { status: 500 }) });
  const reported: string[] = [];
  const options = { writes: false, only: "CORS" };
  const checks = checksFor(options).length;
  const results = await checkConformance(
    { ...ACCESS, url: faulty.url },
    { ...options, onResult: ({ name }) => reported.push(name) },
  );
  expect(reported).toEqual(["the account logs in"]);
  expect(formatSummary(results)).toBe(`1 of 1 checks failed, ${checks} could not run`);
  expect(formatJUnit(results)).toContain(`tests="${checks + 1}" failures="1" skipped="${checks}"`);
  expect(formatJUnit(results)).toContain('<skipped message="needs the login, which failed"/>');
  await faulty.close();
});

test.each([
  [
    200,
    "<!DOCTYPE html>\n<html>\n<title>Admin\n Console</title>",
    'HTTP 200 with a page ("Admin Console"): is --url the API',
  ],
  [404, "\n<html><body>No title</body></html>", "HTTP 404 with a page: is --url the API, and not the console?"],
  [502, "<html><title>Bad gateway</title></html>", 'HTTP 502 with a page ("Bad gateway")'],
  [403, "<Error><Code>AccessDenied</Code></Error>", "HTTP 403 <Error><Code>AccessDenied</Code></Error>"],
])("a body of HTTP %i, %j, is reported as it can be read", async (status, body, expected) => {
  const faulty = await startFaultyServer({ replaceResponse: () => new Response(body, { status }) });
  const [login] = await checkConformance({ ...ACCESS, url: faulty.url }, { writes: false });
  expect(login?.problem).toContain(`but got ${expected}`);
  expect(login?.problem).not.toContain("<html>");
  await faulty.close();
});

test("a browser may not send an Idempotency-Key that CORS does not name", async () => {
  const faulty = await startFaultyServer({
    changeResponse: (response) => {
      const headers = new Headers(response.headers);
      headers.set(
        "access-control-allow-headers",
        headers.get("access-control-allow-headers")?.replace(",idempotency-key", "") ?? "",
      );
      return new Response(response.body, { status: response.status, headers });
    },
  });
  const access = { ...ACCESS, url: faulty.url };
  const results = await checkConformance(access, { writes: false, repeats: true, only: "CORS" });
  expect(results.filter(({ problem }) => problem)).toEqual([
    {
      name: "CORS: the header Idempotency-Key is allowed",
      problem: expect.stringMatching(/Access-Control-Allow-Headers to name idempotency-key, but got "access-token,/),
    },
  ]);
  await faulty.close();
});

test("results can be read by a CI server", () => {
  const results = [
    { name: "a" },
    { name: "b < c", problem: 'got "x" & <y>\u0000', notFound: "GET /y" },
    { name: "d", unchecked: "too short" },
  ];
  expect(formatJUnit(results)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="conformance" tests="3" failures="1" skipped="1">
  <testcase classname="conformance" name="a"></testcase>
  <testcase classname="conformance" name="b &lt; c"><failure message="got &quot;x&quot; &amp; &lt;y&gt;"/></testcase>
  <testcase classname="conformance" name="d"><skipped message="too short"/></testcase>
</testsuite>
`);
  expect(JSON.parse(formatJson(results))).toEqual([
    { name: "a" },
    { name: "b < c", problem: 'got "x" & <y>\u0000' },
    { name: "d", unchecked: "too short" },
  ]);
});
