import { describe, expect, onTestFinished, test, vi } from "vitest";
import { pathTo } from "~/navigation/paths";
import { guarded } from "~/session/guard";
import { failedLogin } from "~/session/log-in-at-issuer";
import { openidConnect } from "~/session/openid-connect";
import { isolateCalls } from "../support/client";
import { deployIssuer } from "../support/issuer";
import { argsFor, redirectTarget } from "../support/route-modules";
import { isolateSession } from "../support/session";
import { setUpTranslations } from "../support/translations";

const CARD = pathTo("Card");
const LOGIN = pathTo("Login");

isolateCalls();
isolateSession();
setUpTranslations();

const visit = (path: string) => redirectTarget(guarded(() => "shown")(argsFor(path)));

describe("a screen opened without a login", () => {
  const showPage = (address: string) => {
    const former = location.href;
    onTestFinished(() => history.replaceState(null, "", former));
    history.replaceState(null, "", address);
  };

  test("is returned to with the hash of its address, which the request lacks", async () => {
    showPage(`${CARD}#part`);
    expect(await visit(`${CARD}?a=1`)).toBe(`${LOGIN}?a=1&redirect=Card#part`);
  });

  test("is returned to without the hash of the screen that is left for it", async () => {
    showPage(`${pathTo("Step")}#part`);
    expect(await visit(`${CARD}?a=1`)).toBe(`${LOGIN}?a=1&redirect=Card`);
  });
});

test("where an issuer logs in, a screen opened without a login leads there, and to the login if that fails", async () => {
  onTestFinished(() => failedLogin.set({ error: undefined }));
  await deployIssuer();
  const logIn = vi.spyOn(openidConnect, "logIn").mockRejectedValue(new Error("no answer"));
  expect(await visit(`${CARD}?a=1`)).toBe(`${LOGIN}?a=1&redirect=Card`);
  expect(logIn.mock.calls).toEqual([[`${LOGIN}?a=1&redirect=Card`, false]]);
});
