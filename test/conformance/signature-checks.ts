import type { DeclaredCall } from "#mocks/backend/declared-call";
import { logIn } from "~/api/login";
import { listPolicies } from "~/api/policy";
import { listMyTeams, listVisits } from "~/api/user";
import { type Check, expectRefusal, get } from "./judge";
import { type Asking, ask } from "./target";

const WRONG_SIGNATURE = 40301;
const WRONG_DATE = 40302;

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Checks that the server refuses a call that is signed or sent wrongly. */
const refuses = (
  name: string,
  call: DeclaredCall,
  code: number,
  asking: (context: Parameters<Check["run"]>[0]) => Asking,
): Check => ({
  name,
  run: async (context) => expectRefusal(await ask(context, call, { token: context.token, ...asking(context) }), code),
});

const PAGE = { current: 1, pageSize: 10 };

export const signatureChecks: Check[] = [
  refuses("a wrong secret is refused", listVisits, WRONG_SIGNATURE, ({ key }) => ({
    key: { ...key, secret: `${key.secret}-wrong` },
  })),
  refuses("a wrong key id is refused", listVisits, WRONG_SIGNATURE, ({ key }) => ({
    key: { ...key, keyId: `${key.keyId}-wrong` },
  })),
  refuses("a missing signature is refused", listVisits, WRONG_SIGNATURE, () => ({
    tampered: { headers: { authorization: undefined } },
  })),
  refuses("a date ten minutes ago is refused", listVisits, WRONG_DATE, () => ({ date: minutesFromNow(-10) })),
  refuses("a date in ten minutes is refused", listVisits, WRONG_DATE, () => ({ date: minutesFromNow(10) })),
  {
    name: "a clock that is four minutes off is accepted",
    run: async (context) => {
      for (const minutes of [-4, 4]) await get(context, listVisits, { date: minutesFromNow(minutes) });
    },
  },
  refuses("a changed body is refused", logIn, WRONG_SIGNATURE, ({ username }) => ({
    token: undefined,
    body: { username, password: "signed" },
    tampered: { body: JSON.stringify({ username, password: "sent" }) },
  })),
  refuses("a changed query is refused", listPolicies, WRONG_SIGNATURE, () => ({
    query: PAGE,
    tampered: { search: "?current=1&pageSize=20" },
  })),
  refuses("a changed path is refused", listVisits, WRONG_SIGNATURE, () => ({
    tampered: { path: listMyTeams.spec.path },
  })),
  refuses("a changed token is refused", listVisits, WRONG_SIGNATURE, () => ({
    tampered: { headers: { "access-token": "conformance-another" } },
  })),
  {
    name: "a query may contain spaces, plus signs, Chinese and emoji",
    run: async (context) => {
      for (const name of ["a b", "a+b", "100%", "集合 一", "😀", "!*'()~&="]) {
        await get(context, listPolicies, { query: { ...PAGE, name } });
      }
    },
  },
];
