import { expect, onTestFinished, test } from "vitest";
import type { Deployment } from "~/config/deployment-schema";
import type { Authentication } from "~/session/authentication";
import { chooseAuthentication } from "~/session/choose-authentication";
import { openidConnect } from "~/session/openid-connect";
import { byRefreshToken } from "~/session/refresh-token";
import { setDeployment } from "../support/deployment";

const oidcIssuer = "https://issuer.example";

test.each<[string, Partial<Deployment>, Authentication]>([
  ["the console's forms alone", {}, {}],
  ["the forms with a token that is renewed", { tokenRefresh: true }, byRefreshToken],
  ["OpenID Connect", { oidcIssuer }, openidConnect],
])("a deployment logs in by %s", async (_, values, chosen) => {
  onTestFinished(() => setDeployment({ oidcIssuer: "", tokenRefresh: false }));
  await setDeployment(values);
  expect(await chooseAuthentication()).toEqual(chosen);
});
