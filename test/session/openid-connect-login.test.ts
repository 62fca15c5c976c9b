import { HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { pathTo } from "~/navigation/paths";
import { LoginRefused } from "~/session/authentication";
import { openidConnect } from "~/session/openid-connect";
import { setDeployment } from "../support/deployment";
import { answerTokens, deployIssuer, ISSUER } from "../support/issuer";

const LOGIN = location.origin + pathTo("Login");
const DEEP_LINK = `${pathTo("Login")}?a=1&redirect=Card#part`;

beforeEach(() => deployIssuer());

/** The address that the page is left for; it is shown again at once, as by the browser's button for the page before. */
async function addressLeftFor(leaving: () => Promise<void> | undefined): Promise<URL> {
  const assign = vi.fn<(address: string) => void>(() => void window.dispatchEvent(new Event("pageshow")));
  vi.stubGlobal("location", { ...location, assign });
  await leaving();
  expect(assign).toHaveBeenCalledOnce();
  return new URL(assign.mock.lastCall?.[0] ?? "");
}

const logIn = (isAnother = false) => addressLeftFor(() => openidConnect.logIn?.(DEEP_LINK, isAnother));
const logOut = (renewal: string) => addressLeftFor(() => openidConnect.logOut?.(renewal));
const finish = async (address: string) => openidConnect.finishLogIn?.(new URL(address));
const placeOf = ({ origin, pathname }: URL) => origin + pathname;

/** The address that the issuer answers a login with. */
function answerTo(asked: URL, answer: Record<string, string>): string {
  return `${LOGIN}?${new URLSearchParams({ ...answer, state: asked.searchParams.get("state") ?? "" })}`;
}

/** Exchanges each code for tokens of the login that was asked for; returns the forms that asked for them. */
function answerCodes(asked: URL): URLSearchParams[] {
  const forms: URLSearchParams[] = [];
  const claims = { sub: "1", nonce: asked.searchParams.get("nonce") };
  const idToken = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims)).replace(/=+$/, "")}.`;
  answerTokens(async (request) => {
    forms.push(new URLSearchParams(await request.text()));
    return HttpResponse.json({
      access_token: "access",
      refresh_token: "refresh",
      id_token: idToken,
      token_type: "Bearer",
    });
  });
  return forms;
}

/** Takes the place to return to out of what the browser keeps of a login under way. */
function forgetPlace(asked: URL): void {
  const key = `oidc.${asked.searchParams.get("state")}`;
  const { data, ...kept } = JSON.parse(localStorage.getItem(key) ?? "");
  expect(data).toBe(DEEP_LINK);
  localStorage.setItem(key, JSON.stringify(kept));
}

describe("a login", () => {
  test("is asked for at the issuer's page, which comes back to the console's login with a code", async () => {
    const asked = await logIn();
    expect(placeOf(asked)).toBe(`${ISSUER}/auth`);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: "admin-console",
      scope: "openid profile offline_access",
      redirect_uri: LOGIN,
      response_type: "code",
      code_challenge_method: "S256",
    });
    expect(asked.searchParams.get("state")).toBeTruthy();
  });

  test("asks for the client and the scope that the deployment names", async () => {
    await setDeployment({ oidcClientId: "console-of-the-test", oidcScope: "openid api" });
    const { searchParams } = await logIn();
    expect(searchParams.get("client_id")).toBe("console-of-the-test");
    expect(searchParams.get("scope")).toBe("openid api");
  });

  test("lets the issuer take the account that is logged in there, unless another is wanted", async () => {
    expect((await logIn()).searchParams.has("prompt")).toBe(false);
    expect((await logIn(true)).searchParams.get("prompt")).toBe("login");
  });
});

describe("a return from the issuer", () => {
  test("with a code brings the tokens, what renews them, and the place to return to", async () => {
    const asked = await logIn();
    const forms = answerCodes(asked);
    const loggedIn = await finish(answerTo(asked, { code: "the code" }));
    expect(loggedIn).toMatchObject({ token: "access", returnTo: DEEP_LINK });
    expect(JSON.parse(loggedIn?.renewal ?? "")).toMatchObject({ access_token: "access", refresh_token: "refresh" });
    expect(forms.map((form) => Object.fromEntries(form))).toMatchObject([
      { grant_type: "authorization_code", code: "the code", redirect_uri: LOGIN, client_id: "admin-console" },
    ]);
  });

  test.each([
    ["the issuer's words", { error: "access_denied", error_description: "No access" }, "No access"],
    ["the error without words", { error: "access_denied" }, "access_denied"],
    ["nothing where the words are empty", { error: "access_denied", error_description: "" }, ""],
  ])("with an error is a refusal that says %s and keeps the place to return to", async (_, answer, message) => {
    const refused = finish(answerTo(await logIn(), answer));
    await expect(refused).rejects.toBeInstanceOf(LoginRefused);
    await expect(refused).rejects.toMatchObject({ name: "LoginRefused", message, returnTo: DEEP_LINK });
  });

  test("has no place to return to where the login kept none", async () => {
    const granted = await logIn();
    forgetPlace(granted);
    answerCodes(granted);
    expect(await finish(answerTo(granted, { code: "1" }))).toMatchObject({ token: "access", returnTo: "" });
    const refused = await logIn();
    forgetPlace(refused);
    await expect(finish(answerTo(refused, { error: "access_denied" }))).rejects.toMatchObject({
      name: "LoginRefused",
      returnTo: "",
    });
  });

  test.each(["code=1", "error=access_denied"])(
    "with %s that did not begin here fails, which is no refusal of the issuer",
    async (answer) => {
      const failed = finish(`${LOGIN}?state=forged&${answer}`);
      await expect(failed).rejects.toBeInstanceOf(Error);
      await expect(failed).rejects.not.toBeInstanceOf(LoginRefused);
    },
  );

  test.each([
    "",
    "?state=1",
    "?code=1",
    "?error=access_denied",
    "?state=1&code=1&redirect=Card",
    "?state=1&error=access_denied&redirect=Card",
  ])("is not what the login's address with %j is", async (search) => {
    expect(await finish(LOGIN + search)).toBeUndefined();
  });
});

describe("a logout", () => {
  test("ends the session at the issuer by its ID token, and comes back to the console's login", async () => {
    const ended = await logOut(JSON.stringify({ access_token: "access", id_token: "the ID token" }));
    expect(placeOf(ended)).toBe(`${ISSUER}/end`);
    expect(Object.fromEntries(ended.searchParams)).toMatchObject({
      id_token_hint: "the ID token",
      post_logout_redirect_uri: LOGIN,
    });
  });

  test.each([
    ["nothing of the issuer's", ""],
    ["the refresh token of a deployment without an issuer", "the refresh token of that time"],
  ])("of a session that keeps %s leads there too", async (_, kept) => {
    const ended = await logOut(kept);
    expect(placeOf(ended)).toBe(`${ISSUER}/end`);
    expect(ended.searchParams.has("id_token_hint")).toBe(false);
  });
});
