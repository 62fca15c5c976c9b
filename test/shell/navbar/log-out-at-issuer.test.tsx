import { HttpResponse, http } from "msw";
import { expect, onTestFinished, test } from "vitest";
import { server } from "#mocks/node";
import { sessionToken } from "~/session/session";
import { setDeployment } from "../../support/deployment";
import { chooseInAccountMenu } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectToast } from "../../support/toasts";

setUpScreens();

const ISSUER = "https://issuer.example";

test.each<[string, () => Response]>([
  ["has no page for it", () => HttpResponse.json({ issuer: ISSUER, authorization_endpoint: `${ISSUER}/auth` })],
  ["does not answer", () => HttpResponse.error()],
])("a logout at an issuer that %s says that the session there may go on", async (_, respond) => {
  onTestFinished(() => setDeployment({ oidcIssuer: "" }));
  await setDeployment({ oidcIssuer: ISSUER });
  server.use(http.get(`${ISSUER}/.well-known/openid-configuration`, respond));
  const { user } = await renderScreen("Card", { as: "admin" });
  await chooseInAccountMenu(user, "登出登录");
  await expectToast("已在本机登出，但没有在登录服务登出，那里的会话可能还在");
  expect(sessionToken()).toBe("");
});
