import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { pathTo } from "~/navigation/paths";
import { failedLogin, leaveForIssuer, logInAtIssuer } from "~/session/log-in-at-issuer";
import { openidConnect } from "~/session/openid-connect";
import { setDeployment } from "../support/deployment";
import { deployIssuer } from "../support/issuer";

const LOGIN = `${pathTo("Login")}?redirect=Card`;

beforeEach(async () => {
  onTestFinished(() => failedLogin.set({ error: undefined }));
  await deployIssuer();
});

const recordLogins = () => vi.spyOn(openidConnect, "logIn").mockResolvedValue();

describe("a login at the issuer", () => {
  test("carries the address to return to, and takes the account that is logged in there", async () => {
    const logIn = recordLogins();
    await logInAtIssuer(LOGIN);
    expect(logIn.mock.calls).toEqual([[LOGIN, false]]);
    expect(failedLogin.get().error).toBeUndefined();
  });

  test("that cannot begin keeps why", async () => {
    const error = new Error("no answer");
    recordLogins().mockRejectedValue(error);
    await logInAtIssuer(LOGIN);
    expect(failedLogin.get().error).toBe(error);
  });

  test("after a failed one asks for another account, and the failure is forgotten before", async () => {
    failedLogin.set({ error: new Error("refused") });
    const kept: unknown[] = [];
    const logIn = recordLogins().mockImplementation(async () => void kept.push(failedLogin.get().error));
    await logInAtIssuer(LOGIN);
    await logInAtIssuer(LOGIN);
    expect(kept).toEqual([undefined, undefined]);
    expect(logIn.mock.calls).toEqual([
      [LOGIN, true],
      [LOGIN, false],
    ]);
  });

  test("leads nowhere in a deployment without one", async () => {
    const logIn = recordLogins();
    await setDeployment({ oidcIssuer: "" });
    await logInAtIssuer(LOGIN);
    expect(logIn).not.toHaveBeenCalled();
    expect(failedLogin.get().error).toBeUndefined();
  });
});

describe("a screen that needs a login", () => {
  test("is left for the issuer", async () => {
    const logIn = recordLogins();
    await leaveForIssuer(LOGIN);
    expect(logIn.mock.calls).toEqual([[LOGIN, false]]);
  });

  test("is not left after a chosen logout; the login's button still leads there", async () => {
    const logIn = recordLogins();
    localStorage.setItem(STORAGE_KEY.loggedOut, "true");
    await leaveForIssuer(LOGIN);
    expect(logIn).not.toHaveBeenCalled();
    await logInAtIssuer(LOGIN);
    expect(logIn).toHaveBeenCalledOnce();
  });
});
