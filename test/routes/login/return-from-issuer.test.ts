import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { faults } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { clientLoader } from "~/routes/login/route";
import { failedLogin } from "~/session/log-in-at-issuer";
import { openidConnect } from "~/session/openid-connect";
import { sessionToken } from "~/session/session";
import { isolateCalls } from "../../support/client";
import { setDeployment } from "../../support/deployment";
import { argsFor, redirectTarget } from "../../support/route-modules";
import { isolateSession, storeTokenOf } from "../../support/session";
import { setUpTranslations } from "../../support/translations";

const LOGIN = pathTo("Login");

isolateCalls();
isolateSession();
setUpTranslations();

beforeEach(async () => {
  await setDeployment({ oidcIssuer: "https://issuer.example" });
  onTestFinished(async () => {
    failedLogin.set({ error: undefined });
    await setDeployment({ oidcIssuer: "" });
  });
});

const visit = (search = "") => redirectTarget(clientLoader(argsFor(`${LOGIN}${search}`)));

test.each(["?state=forged&error=access_denied", "?state=used&code=again"])(
  "a login that did not begin here, %s, leads on with the session that is there",
  async (search) => {
    const token = storeTokenOf("admin");
    expect(await visit(search)).toBe(LOGIN);
    expect(await visit()).toBe(pathTo("Workplace"));
    expect(sessionToken()).toBe(token);
    expect(failedLogin.get().error).toBeUndefined();
  },
);

test("without a session the login says that it failed", async () => {
  expect(await visit("?state=forged&error=access_denied")).toBe(LOGIN);
  expect(failedLogin.get().error).toBeInstanceOf(Error);
});

test("a login of an account without access ends what it started", async () => {
  storeTokenOf("admin");
  const finish = vi.spyOn(openidConnect, "finishLogIn");
  finish.mockResolvedValue({ token: "of a stranger", returnTo: LOGIN });
  faults.set("POST /api/user/info", { kind: "expired" });
  expect(await visit("?state=own&code=1")).toBe(LOGIN);
  expect(sessionToken()).toBe("");
  expect(failedLogin.get().error).toMatchObject({ isLoginExpired: true });
});
