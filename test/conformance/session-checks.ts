import { getCaptchaPicture, logIn, logOut, sendLoginCaptcha } from "~/api/login";
import { renewToken } from "~/api/session";
import { getUser, listVisits } from "~/api/user";
import {
  type Check,
  type Context,
  Deviation,
  dataOf,
  expectFailure,
  expectThat,
  isSuccess,
  NotCheckable,
  sendForData,
} from "./check";
import { type Account, type CallResponse, send } from "./send";

/** The phone number named in `--help`. */
const PHONE = "13800000000";
const WRONG_TOKEN = "conformance-no-such-token";

/** HTTP or code 401, or code 50008. */
const isNotLoggedIn = ({ status, json }: CallResponse) => status === 401 || json?.code === 401 || json?.code === 50008;

/** Throws NotCheckable where only a token is known. */
function accountOf({ account }: Context): Account {
  if (!account) throw new NotCheckable("it needs a name and a password (--user with CONFORMANCE_PASSWORD)");
  return account;
}

/** The visits stand for the other calls, but a server may not have them yet. */
async function expectNotLoggedIn(context: Context, token?: string): Promise<void> {
  for (const call of [getUser, listVisits]) {
    const response = await send(context, call, { token });
    const isMissing = call === listVisits && response.status === 404;
    expectThat(isMissing || isNotLoggedIn(response), response, "HTTP or code 401, or code 50008");
  }
}

export const sessionChecks: Check[] = [
  {
    name: "a response is an envelope",
    run: async (context) => {
      const response = await send(context, getUser, { token: context.token });
      expectThat(response.json !== undefined, response, "a JSON object");
      const { status, code, data } = response.json ?? {};
      expectThat(status === "success", response, 'status "success"');
      expectThat(code === 0 || code === 200, response, "code 0 or 200, as a number");
      expectThat(data !== undefined, response, "the result in data");
    },
  },
  {
    name: "a response is sent as JSON",
    run: async (context) => {
      const answered = [await send(context, getUser, { token: context.token }), await send(context, getUser)];
      for (const response of answered) {
        const type = response.headers.get("content-type") ?? "none";
        expectThat(/\bjson\b/.test(type), response, `Content-Type: application/json instead of ${type}`);
      }
    },
  },
  {
    name: "a wrong password is refused with a message",
    run: async (context) => {
      const { username, password } = accountOf(context);
      const body = { username, password: `${password}-wrong` };
      const response = await send(context, logIn, { body });
      expectThat(!isSuccess(response), response, "a failure");
      expectThat(
        typeof response.json?.message === "string" && response.json.message !== "",
        response,
        "a text in message",
      );
    },
  },
  { name: "a call without a token is not logged in", run: (context) => expectNotLoggedIn(context) },
  { name: "a call with an unknown token is not logged in", run: (context) => expectNotLoggedIn(context, WRONG_TOKEN) },
  {
    name: "a captcha picture needs no token and is different each time",
    run: async (context) => {
      const first = dataOf(getCaptchaPicture, await send(context, getCaptchaPicture));
      const response = await send(context, getCaptchaPicture);
      expectThat(dataOf(getCaptchaPicture, response).captchaId !== first.captchaId, response, "another captchaId");
    },
  },
  {
    name: "no captcha is sent to an invalid phone number",
    run: async (context) => {
      const response = await send(context, sendLoginCaptcha, { body: { tel: "123" } });
      expectThat(!isSuccess(response), response, "a failure for the phone number 123");
    },
  },
  {
    name: "the account's user can be read",
    run: async (context) => {
      const { role } = await sendForData(context, getUser);
      if (role === "user") throw new Deviation("The account has the role user; --user needs one with the role admin");
    },
  },
  {
    name: "an unknown path and broken JSON are refused in an envelope",
    run: async (context) => {
      const unknown = { spec: { ...getUser.spec, path: "/api/conformance/no-such-call" } };
      const broken = { tampered: { body: "{" }, body: { username: "x" } };
      for (const response of [
        await send(context, unknown, { token: context.token }),
        await send(context, logIn, broken),
      ]) {
        expectFailure(response, "a failure in an envelope, no page");
      }
    },
  },
];

/** Somebody may own that number, so no message is sent in read-only mode. */
export const captchaSending: Check[] = [
  {
    name: "a captcha is sent to a phone",
    run: async (context) => {
      dataOf(sendLoginCaptcha, await send(context, sendLoginCaptcha, { body: { tel: PHONE } }));
    },
  },
];

/** Of a server that renews tokens, in a session of its own. */
export const renewalChecks: Check[] = [
  {
    name: "a refresh token renews the token until the logout",
    run: async (context) => {
      const login = await send(context, logIn, { body: accountOf(context) });
      const first = dataOf(logIn, login);
      expectThat(Boolean(first.refreshToken), login, "a text in data.refreshToken");
      const renew = (refreshToken: string) => send(context, renewToken, { body: { refreshToken } });
      const response = await renew(first.refreshToken ?? "");
      const { token, refreshToken = first.refreshToken } = dataOf(renewToken, response);
      expectThat(token !== first.token, response, "another token");
      await sendForData(context, getUser, { token });
      if (refreshToken !== first.refreshToken) {
        const repeated = await renew(first.refreshToken ?? "");
        expectThat(!isSuccess(repeated), repeated, "a failure for a refresh token that another one has replaced");
      }
      await sendForData(context, logOut, { token });
      const late = await renew(refreshToken ?? "");
      expectThat(!isSuccess(late), late, "a failure for the refresh token of a session that was logged out");
    },
  },
];

/** Ends a session of its own. */
export const logoutChecks: Check[] = [
  {
    name: "a logout ends the token",
    run: async (context) => {
      const { token } = dataOf(logIn, await send(context, logIn, { body: accountOf(context) }));
      await sendForData(context, logOut, { token });
      const response = await send(context, getUser, { token });
      expectThat(
        isNotLoggedIn(response),
        response,
        "HTTP or code 401, or code 50008, for the token that was logged out",
      );
    },
  },
];
