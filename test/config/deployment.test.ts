import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import { server } from "#mocks/node";
import { type Deployment, deploymentFromEnv, deploymentFromFile } from "~/config/deployment";
import { freshModules } from "../support/fresh-modules";

const DEFAULTS: Deployment = {
  apiHost: "",
  signKeyId: "demo-key",
  signSecret: "demo-secret",
  signScope: "console_request",
  serverMenu: false,
  loginImageCaptcha: false,
  serverTimeZone: "",
  productName: "",
};
const HOSTS = ["api.example.com", "ftp://api.example.com", "https://api.example.com/", "https://api.example.com/v1"];
const MORE_HOSTS = ["https://", "//api.example.com", "https://a b.example", "https://api.example.com?a=1", " "];
const one = (text: string) => expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*$`));

describe("build variables", () => {
  test.each<[Record<string, string>, Partial<Deployment>]>([
    [{}, {}],
    [{ VITE_API_HOST: "" }, {}],
    [{ VITE_API_HOST: "https://api.example.com" }, { apiHost: "https://api.example.com" }],
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
    [{ VITE_OTHER: "x", PATH: "/" }, {}],
  ])("are read from %j", (env, expected) => {
    expect(deploymentFromEnv(env)).toEqual({ ...DEFAULTS, ...expected });
  });

  test.each<readonly [string, string]>([
    ...[...HOSTS, ...MORE_HOSTS].map((host) => ["VITE_API_HOST", host] as const),
    ...["1", "yes", "TRUE", " true"].map((flag) => ["VITE_SERVER_MENU", flag] as const),
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
  ])("is read from %s", (text, expected) => {
    expect(deploymentFromFile(build, text)).toEqual({ ...build, ...expected });
  });

  test.each<readonly [string, string]>([
    ...HOSTS.map((host) => ["apiHost", JSON.stringify(host)] as const),
    ["apiHost", "1"],
    ["apiHost", "null"],
    ["signKeyId", '""'],
    ["signSecret", "5"],
    ["signScope", "[]"],
    ["serverMenu", '"true"'],
    ["loginImageCaptcha", "1"],
    ["serverTimeZone", '"Mars/Olympus"'],
    ["productName", "{}"],
  ])("%s: %s is rejected with its name", (name, value) => {
    expect(() => deploymentFromFile(build, `{"${name}":${value}}`)).toThrow(
      expect.objectContaining({ name: "DeploymentError", message: one(name) }),
    );
  });

  test.each(["", "{", "[]", "null", "1", '"text"'])("%j is rejected with one line", (text) => {
    expect(() => deploymentFromFile(build, text)).toThrow(
      expect.objectContaining({ name: "DeploymentError", message: one("config.json") }),
    );
  });
});

describe("at start-up", () => {
  freshModules();

  /** The values of a page with this response for `config.json`. */
  async function readWith(respond: () => Response) {
    server.use(http.get("*/config.json", respond));
    const { readDeployment, deployment, apiOrigin } = await import("~/config/deployment");
    await readDeployment();
    return { values: deployment(), origin: apiOrigin() };
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
