import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { server } from "#mocks/node";
import { openidConnect } from "~/session/openid-connect";
import { answerTokens, deployIssuer, ISSUER } from "../support/issuer";

const renewal = JSON.stringify({
  access_token: "expired",
  refresh_token: "refresh",
  token_type: "Bearer",
  scope: "openid",
  profile: { sub: "1" },
});

beforeEach(() => deployIssuer());

const renew = () => openidConnect.renew?.(renewal);
const refuseWith = (error: string, status: number) => () => HttpResponse.json({ error }, { status });

test("an expired token is renewed at the issuer", async () => {
  answerTokens(() => HttpResponse.json({ access_token: "renewed", token_type: "Bearer" }));
  expect(await renew()).toMatchObject({ token: "renewed" });
});

test.each(["invalid_grant", "invalid_client", "login_required", "interaction_required"])(
  "the issuer's %s ends the session",
  async (error) => {
    answerTokens(refuseWith(error, 400));
    expect(await renew()).toBeUndefined();
  },
);

test.each<[string, () => Response]>([
  ["429 for too many calls", refuseWith("too_many_requests", 429)],
  ["503 for a moment", refuseWith("temporarily_unavailable", 503)],
  ["500 for an error", refuseWith("server_error", 500)],
  ["502 with a page", () => HttpResponse.html("<h1>Bad gateway</h1>", { status: 502 })],
])("the issuer's %s is a failure that may pass", async (_, respond) => {
  answerTokens(respond);
  await expect(renew()).rejects.toMatchObject({ name: "ApiError", isOutage: true });
});

test("a failed renewal names the issuer's token endpoint and its answer, and has no text of its own", async () => {
  answerTokens(refuseWith("server_error", 500));
  await expect(renew()).rejects.toMatchObject({
    message: "",
    reason: "network",
    call: "the issuer's token endpoint",
    token: "",
    data: { error: "server_error" },
  });
});

test("an issuer whose addresses do not come within ten seconds is a failure that may pass", async () => {
  const asked = vi.fn(() => new Promise<Response>(() => {}));
  server.use(http.get(`${ISSUER}/.well-known/openid-configuration`, asked));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const refused = expect(renew()).rejects.toMatchObject({ name: "ApiError", isOutage: true });
  while (asked.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
});

test.each<[string, string]>([
  ["without a refresh token", JSON.stringify({ access_token: "expired", token_type: "Bearer" })],
  ["from before the deployment had an issuer", "the refresh token of that time"],
  ["that keeps nothing", ""],
])("a session %s is not renewed", async (_, kept) => {
  expect(await openidConnect.renew?.(kept)).toBeUndefined();
});

test("a renewed token is not renewed once more when it expires: an unused page sends nothing", async () => {
  const respond = vi.fn(() => HttpResponse.json({ access_token: "renewed", token_type: "Bearer", expires_in: 300 }));
  answerTokens(respond);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"], now: Date.now() });
  await renew();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(respond).toHaveBeenCalledOnce();
});
