import { expect, onTestFinished, test, vi } from "vitest";
import type { Deployment } from "~/config/deployment-schema";
import { startIdleFeedback } from "~/shell/feedback/idle-feedback";
import { setDeployment } from "../../support/deployment";

/** The files of the renewal that an idle page has loaded. */
async function filesOf(values: Partial<Deployment>): Promise<string[]> {
  const loaded: string[] = [];
  const record = (name: string) => () => {
    loaded.push(name);
    return {};
  };
  vi.doMock("~/session/refresh-token", record("refresh-token"));
  vi.doMock("~/session/openid-connect", record("openid-connect"));
  onTestFinished(() => setDeployment({ oidcIssuer: "", tokenRefresh: false }));
  await setDeployment(values);
  onTestFinished(startIdleFeedback());
  await vi.dynamicImportSettled();
  return loaded;
}

test.each<[string, Partial<Deployment>, string[]]>([
  ["nothing where no token is renewed", {}, []],
  ["the refresh of a token", { tokenRefresh: true }, ["refresh-token"]],
  ["the renewal at an issuer", { oidcIssuer: "https://issuer.example" }, ["openid-connect"]],
])("an idle page has loaded %s, before a token expires", async (_, values, files) => {
  expect(await filesOf(values)).toEqual(files);
});
