import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { server } from "#mocks/node";
import { deploymentFromFile } from "~/config/deployment";
import { deploymentFromEnv, ownValues } from "~/config/deployment-env";
import type { Deployment } from "~/config/deployment-schema";
import { freshModules } from "../support/fresh-modules";

const DEFAULTS: Deployment = {
  apiHost: "",
  signKeyId: "demo-key",
  signSecret: "demo-secret",
  signScope: "console_request",
  idempotencyKeys: false,
  pictureHosts: [],
  serverMenu: false,
  loginImageCaptcha: false,
  tokenRefresh: false,
  oidcIssuer: "",
  oidcClientId: "",
  oidcScope: "",
  localRoleSwitch: true,
  serverTimeZone: "",
  reportUrl: "",
  productName: "",
  logoUrl: "",
};
const HOSTS = ["api.example.com", "ftp://api.example.com", "https://api.example.com/", "https://api.example.com/v1/"];
const MORE_HOSTS = ["https://", "//api.example.com", "https://a b.example", "https://api.example.com?a=1", " "];
const one = (text: string) => expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*$`));

describe("build variables", () => {
  test.each<[Record<string, string>, Partial<Deployment>]>([
    [{}, {}],
    [{ VITE_API_HOST: "" }, {}],
    [{ VITE_API_HOST: "https://api.example.com" }, { apiHost: "https://api.example.com" }],
    [{ VITE_API_HOST: "https://example.com/gateway/v2" }, { apiHost: "https://example.com/gateway/v2" }],
    [{ VITE_API_HOST: "http://127.0.0.1:8787" }, { apiHost: "http://127.0.0.1:8787" }],
    [
      { VITE_SIGN_KEY_ID: "k", VITE_SIGN_SECRET: "true", VITE_SIGN_SCOPE: "s" },
      { signKeyId: "k", signSecret: "true", signScope: "s" },
    ],
    [{ VITE_SIGN_KEY_ID: "", VITE_SIGN_SECRET: "", VITE_SIGN_SCOPE: "" }, {}],
    [{ VITE_SERVER_MENU: "true", VITE_LOGIN_IMAGE_CAPTCHA: "false" }, { serverMenu: true }],
    [{ VITE_SERVER_MENU: "", VITE_LOGIN_IMAGE_CAPTCHA: "true" }, { loginImageCaptcha: true }],
    [{ VITE_PRODUCT_NAME: "内容后台" }, { productName: "内容后台" }],
    [{ VITE_SERVER_TIME_ZONE: "Asia/Shanghai" }, { serverTimeZone: "Asia/Shanghai" }],
    [
      { VITE_IDEMPOTENCY_KEYS: "true", VITE_LOCAL_ROLE_SWITCH: "false" },
      { idempotencyKeys: true, localRoleSwitch: false },
    ],
    [
      { VITE_PICTURE_HOSTS: "https://a.example, https://b.example" },
      { pictureHosts: ["https://a.example", "https://b.example"] },
    ],
    [{ VITE_OTHER: "x", PATH: "/" }, {}],
  ])("are read from %j", (env, expected) => {
    expect(deploymentFromEnv(env)).toEqual({ ...DEFAULTS, ...expected });
  });

  test.each<readonly [string, string]>([
    ...[...HOSTS, ...MORE_HOSTS].map((host) => ["VITE_API_HOST", host] as const),
    ...["1", "yes", "TRUE", " true"].map((flag) => ["VITE_SERVER_MENU", flag] as const),
    ["VITE_PICTURE_HOSTS", "https://a.example/pictures"] as const,
    ["VITE_LOGIN_IMAGE_CAPTCHA", "on\noff"] as const,
  ])("%s = %j is rejected with its name", (name, value) => {
    expect(() => deploymentFromEnv({ [name]: value })).toThrow(
      expect.objectContaining({ name: "DeploymentError", message: one(name) }),
    );
  });
});

describe("config.json", () => {
  const build: Deployment = { ...DEFAULTS, apiHost: "https://build.example", serverMenu: true };

  test.each<[string, Partial<Deployment>]>([
    ["{}", {}],
    ['{"apiHost":"https://api.example.com"}', { apiHost: "https://api.example.com" }],
    ['{"apiHost":"","serverMenu":false}', { apiHost: "", serverMenu: false }],
    ['{"productName":"内容后台","unknown":1}', { productName: "内容后台" }],
  ])("is read from %s", async (text, expected) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(await deploymentFromFile(build, text)).toEqual({ ...build, ...expected });
  });

  test.each<readonly [string, string]>([
    ...HOSTS.map((host) => ["apiHost", JSON.stringify(host)] as const),
    ["apiHost", "1"],
    ["apiHost", '"https://api.example.com "'],
    ["oidcIssuer", '"https://login.example.com/a b"'],
    ["apiHost", "null"],
    ["signKeyId", '""'],
    ["signSecret", "5"],
    ["signScope", "[]"],
    ["serverMenu", '"true"'],
    ["loginImageCaptcha", "1"],
    ["pictureHosts", '["a.example"]'],
    ["pictureHosts", '"https://a.example"'],
    ["reportUrl", '"/report"'],
    ["serverTimeZone", '"Mars/Olympus"'],
    ["productName", "{}"],
  ])("%s: %s is rejected with its name", async (name, value) => {
    await expect(deploymentFromFile(build, `{"${name}":${value}}`)).rejects.toEqual(
      expect.objectContaining({ name: "DeploymentError", message: one(name) }),
    );
  });

  test.each(["", "{", "[]", "null", "1", '"text"'])("%j is rejected with one line", async (text) => {
    await expect(deploymentFromFile(build, text)).rejects.toEqual(
      expect.objectContaining({ name: "DeploymentError", message: one("config.json") }),
    );
  });
});

test("unknown keys are reported in one line, each with the nearest known one, and ignored", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await deploymentFromFile(DEFAULTS, '{"apihost":"x","serverMenus":true}')).toEqual(DEFAULTS);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'config.json: unknown and ignored: "apihost" (did you mean "apiHost"?), "serverMenus" (did you mean "serverMenu"?)',
  );
});

describe("at start-up", () => {
  freshModules();

  /** The values of a page with this response for `config.json`. */
  async function readWith(respond: () => Response) {
    server.use(http.get("*/config.json", respond));
    const { readDeployment, deployment, apiHost } = await import("~/config/deployment");
    await readDeployment();
    return { values: deployment(), origin: apiHost() };
  }

  test("config.json overrides the values of the build", async () => {
    const { values, origin } = await readWith(() => HttpResponse.json({ apiHost: "https://api.example.com" }));
    expect(values).toEqual({ ...DEFAULTS, apiHost: "https://api.example.com" });
    expect(origin).toBe("https://api.example.com");
  });

  test.each([
    ["404", () => new HttpResponse("{}", { status: 404 })],
    ["the page itself", () => HttpResponse.html("<!doctype html><p>page</p>")],
  ])("%s leaves the values of the build and the page's own origin", async (_, respond) => {
    expect(await readWith(respond)).toEqual({ values: DEFAULTS, origin: location.origin });
  });

  test.each([
    ["no connection", () => HttpResponse.error()],
    ["a server that fails", () => new HttpResponse("busy", { status: 500 })],
  ])("%s stops the start, since the defaults could send a password to the wrong host", async (_, respond) => {
    await expect(readWith(respond)).rejects.toThrow();
  });

  test("a malformed file stops the start with a line that names the mistake", async () => {
    await expect(readWith(() => HttpResponse.json({ serverMenu: "yes" }))).rejects.toMatchObject({
      name: "DeploymentError",
      message: one("serverMenu"),
    });
  });
});

test("a build contains the values that differ from the defaults", () => {
  expect(ownValues(deploymentFromEnv({}))).toEqual({});
  const env = { VITE_PICTURE_HOSTS: "https://a.example.com", VITE_LOCAL_ROLE_SWITCH: "false", VITE_API_HOST: "" };
  expect(ownValues(deploymentFromEnv(env))).toEqual({
    pictureHosts: ["https://a.example.com"],
    localRoleSwitch: false,
  });
});
