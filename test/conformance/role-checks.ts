import type { DeclaredCall } from "#mocks/backend/declared-call";
import { changeService, createQualityInspection, listServices, switchPresetRule } from "~/api/card";
import {
  changePolicy,
  createPolicy,
  deletePolicies,
  importPolicies,
  listPolicies,
  setPoliciesStatus,
} from "~/api/policy";
import { type Check, type Context, expectThat, NotCheckable } from "./check";
import { type CallOptions, send } from "./send";

const FORBIDDEN = 403;
/** No record has it, so that nothing is changed where a role is not checked. */
const NO_ID = "conformance-no-such-record";
const POLICY = { name: "", contentType: "img", filterType: "rules", count: 0, status: "offline" };

/** Writes to lists that would change nothing if they were allowed: invalid, or of no record. */
const WRITES: [DeclaredCall, CallOptions][] = [
  [createPolicy, { body: POLICY }],
  [changePolicy, { params: { id: NO_ID }, body: { count: 1 } }],
  [setPoliciesStatus, { body: { ids: [NO_ID], status: "offline" } }],
  [deletePolicies, { body: { ids: [NO_ID] } }],
  [importPolicies, { body: { rows: [] } }],
  [createQualityInspection, { body: { title: "" } }],
  [changeService, { params: { id: NO_ID }, body: { enable: false } }],
  [switchPresetRule, { params: { id: NO_ID }, body: { enable: false } }],
];

const NO_ACCOUNT =
  "it needs a second account, with the role user (--other-user with CONFORMANCE_OTHER_PASSWORD, or CONFORMANCE_OTHER_TOKEN)";

function otherToken({ otherToken: token }: Context): string {
  if (!token) throw new NotCheckable(NO_ACCOUNT);
  return token;
}

/** What an account with the role user may and may not do. */
export const roleChecks: Check[] = [
  {
    name: "a user may read lists",
    run: async (context) => {
      const token = otherToken(context);
      for (const [call, query] of [
        [listPolicies, { current: 1, pageSize: 10 }],
        [listServices, undefined],
      ] as const) {
        const response = await send(context, call, { token, query });
        expectThat(response.status === 200, response, "HTTP 200 for the role user");
      }
    },
  },
  {
    name: "a user's writes to lists are refused",
    run: async (context) => {
      const token = otherToken(context);
      for (const [call, options] of WRITES) {
        const response = await send(context, call, { token, ...options });
        expectThat(response.status === FORBIDDEN, response, "HTTP 403, because the account has the role user");
      }
    },
  },
];
