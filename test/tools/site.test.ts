import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { server as mockServer } from "#mocks/node";
import { serveSite } from "./site";

let client = "";

// The mock server of the other tests must not answer here.
beforeAll(async () => {
  mockServer.close();
  client = await mkdtemp(join(tmpdir(), "site-"));
  await writeFile(join(client, "index.html"), "<!doctype html>");
});
afterAll(() => rm(client, { recursive: true }));

async function answerOf(file: string) {
  await writeFile(join(client, "config.json"), file);
  const site = await serveSite({ client, port: 0 });
  const answer = await fetch(`${site.url}/config.json`);
  const { headers } = await fetch(`${site.url}/`);
  const text = await answer.text();
  await site.close();
  return { text, policy: headers.get("Content-Security-Policy") };
}

test("a served build has the config.json of its folder, and may call the host in it", async () => {
  const file = '{ "apiHost": "https://api.example.com" }';
  const { text, policy } = await answerOf(file);
  expect(text).toBe(file);
  expect(policy).toContain("connect-src 'self' https://api.example.com");
});

test("a build without a config.json has the defaults", async () => {
  const folder = join(client, "plain");
  await mkdir(folder);
  const site = await serveSite({ client: folder, port: 0 });
  const answer = await fetch(`${site.url}/config.json`);
  expect(await answer.text()).toBe("{}");
  await site.close();
});

test("a config.json that cannot be read is served as it is, for the console to tell", async () => {
  const { text, policy } = await answerOf('{ "apiHost": ');
  expect(text).toBe('{ "apiHost": ');
  expect(policy).toMatch(/connect-src 'self'(;|$)/);
});
