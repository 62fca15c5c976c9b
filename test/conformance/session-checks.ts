import { getCaptchaPicture, logIn, sendLoginCaptcha } from "~/api/login";
import { getUser, listVisits } from "~/api/user";
import { type Check, dataOf, expectThat, get, isSuccess } from "./judge";
import { type Answer, ask } from "./target";

/** The phone number named in `--help`. */
const PHONE = "13800000000";
const WRONG_TOKEN = "conformance-no-such-token";

/** HTTP or code 401, or code 50008. */
const isNotLoggedIn = ({ status, json }: Answer) => status === 401 || json?.code === 401 || json?.code === 50008;

export const sessionChecks: Check[] = [
  {
    name: "a response is an envelope",
    run: async (context) => {
      const answer = await ask(context, listVisits, { token: context.token });
      expectThat(answer.json !== undefined, answer, "a JSON object");
      const { status, code, data } = answer.json ?? {};
      expectThat(status === "success", answer, 'status "success"');
      expectThat(code === 0 || code === 200, answer, "code 0 or 200, as a number");
      expectThat(data !== undefined, answer, "the result in data");
    },
  },
  {
    name: "a wrong password is refused with a message",
    run: async (context) => {
      const body = { username: context.username, password: `${context.password}-wrong` };
      const answer = await ask(context, logIn, { body });
      expectThat(!isSuccess(answer), answer, "a failure");
      expectThat(typeof answer.json?.message === "string" && answer.json.message !== "", answer, "a text in message");
    },
  },
  {
    name: "a call without a token is not logged in",
    run: async (context) => {
      for (const call of [getUser, listVisits]) {
        const answer = await ask(context, call);
        expectThat(isNotLoggedIn(answer), answer, "HTTP or code 401, or code 50008");
      }
    },
  },
  {
    name: "a call with an unknown token is not logged in",
    run: async (context) => {
      for (const call of [getUser, listVisits]) {
        const answer = await ask(context, call, { token: WRONG_TOKEN });
        expectThat(isNotLoggedIn(answer), answer, "HTTP or code 401, or code 50008");
      }
    },
  },
  {
    name: "a captcha picture needs no token and is different each time",
    run: async (context) => {
      const first = dataOf(getCaptchaPicture, await ask(context, getCaptchaPicture));
      const answer = await ask(context, getCaptchaPicture);
      expectThat(dataOf(getCaptchaPicture, answer).captchaId !== first.captchaId, answer, "another captchaId");
    },
  },
  {
    name: "no captcha is sent to an invalid phone number",
    run: async (context) => {
      const answer = await ask(context, sendLoginCaptcha, { body: { tel: "123" } });
      expectThat(!isSuccess(answer), answer, "a failure for the phone number 123");
    },
  },
  {
    name: "the account's user can be read",
    run: async (context) => {
      await get(context, getUser);
    },
  },
  {
    name: "an unknown path and broken JSON are refused in an envelope",
    run: async (context) => {
      const unknown = { spec: { ...listVisits.spec, path: "/api/conformance/no-such-call" } };
      const broken = { tampered: { body: "{" }, body: { username: "x" } };
      for (const answer of [await ask(context, unknown, { token: context.token }), await ask(context, logIn, broken)]) {
        expectThat(answer.json !== undefined && !isSuccess(answer), answer, "a failure in an envelope, no page");
      }
    },
  },
];

/** Somebody may own that number, so no message is sent in read-only mode. */
export const captchaSending: Check[] = [
  {
    name: "a captcha is sent to a phone",
    run: async (context) => {
      dataOf(sendLoginCaptcha, await ask(context, sendLoginCaptcha, { body: { tel: PHONE } }));
    },
  },
];
