import type { DeclaredCall } from "#mocks/backend/declared-call";
import { logIn } from "~/api/login";
import { listPolicies } from "~/api/policy";
import { getUser } from "~/api/user";
import { type Check, expectRefusal, sendForData, WRONG_SIGNATURE } from "./check";
import { type CallOptions, send } from "./send";

const WRONG_DATE = 40302;

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Checks that the server refuses a call that is signed or sent wrongly. */
const refusalCheck = (
  name: string,
  call: DeclaredCall,
  code: number,
  options: (context: Parameters<Check["run"]>[0]) => CallOptions,
): Check => ({
  name,
  run: async (context) => expectRefusal(await send(context, call, { token: context.token, ...options(context) }), code),
});

const PAGE = { current: 1, pageSize: 10 };

export const signatureChecks: Check[] = [
  refusalCheck("a wrong secret is refused", getUser, WRONG_SIGNATURE, ({ key }) => ({
    key: { ...key, secret: `${key.secret}-wrong` },
  })),
  refusalCheck("a wrong key id is refused", getUser, WRONG_SIGNATURE, ({ key }) => ({
    key: { ...key, keyId: `${key.keyId}-wrong` },
  })),
  refusalCheck("a missing signature is refused", getUser, WRONG_SIGNATURE, () => ({
    tampered: { headers: { authorization: undefined } },
  })),
  refusalCheck("a date ten minutes ago is refused", getUser, WRONG_DATE, () => ({ date: minutesFromNow(-10) })),
  refusalCheck("a date in ten minutes is refused", getUser, WRONG_DATE, () => ({ date: minutesFromNow(10) })),
  {
    name: "a clock that is four minutes off is accepted",
    run: async (context) => {
      for (const minutes of [-4, 4]) await sendForData(context, getUser, { date: minutesFromNow(minutes) });
    },
  },
  refusalCheck("a changed body is refused", logIn, WRONG_SIGNATURE, () => ({
    token: undefined,
    body: { username: "conformance", password: "signed" },
    tampered: { body: JSON.stringify({ username: "conformance", password: "sent" }) },
  })),
  refusalCheck("a changed query is refused", listPolicies, WRONG_SIGNATURE, () => ({
    query: PAGE,
    tampered: { search: "?current=1&pageSize=20" },
  })),
  refusalCheck("a changed path is refused", getUser, WRONG_SIGNATURE, () => ({
    tampered: { path: logIn.spec.path },
  })),
  refusalCheck("a changed token is refused", getUser, WRONG_SIGNATURE, () => ({
    tampered: { headers: { "access-token": "conformance-another" } },
  })),
  {
    name: "a query may contain spaces, plus signs, Chinese and emoji",
    run: async (context) => {
      for (const name of ["a b", "a+b", "100%", "集合 一", "😀", "!*'()~&="]) {
        await sendForData(context, listPolicies, { query: { ...PAGE, name } });
      }
    },
  },
];
