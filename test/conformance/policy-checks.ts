import {
  changePolicy,
  createPolicy,
  deletePolicies,
  importPolicies,
  listPolicies,
  setPoliciesStatus,
} from "~/api/policy";
import { type Check, type Context, Deviation, expectFailure, expectThat, isSuccess, sendForData } from "./check";
import { withCleanUp } from "./effects";
import { send } from "./send";

const FORM = { contentType: "img", filterType: "rules", count: 1, status: "online" };
const NO_ID = "conformance-no-such-record";

const named = (context: Context, name: string) =>
  sendForData(context, listPolicies, { query: { current: 1, pageSize: 10, name } });

function expectFound(condition: boolean, name: string, expected: string): void {
  const { method, path } = listPolicies.spec;
  if (!condition) throw new Deviation(`${method} ${path}?${new URLSearchParams({ name })}: expected ${expected}`);
}

/** These create a policy and delete it again. */
export const policyWrites: Check[] = [
  {
    name: "a policy is created, changed, put offline and deleted",
    run: async (context) => {
      const name = `conformance ${Date.now()}`;
      const { id } = await sendForData(context, createPolicy, { body: { ...FORM, name } });
      const change = async () => {
        const changed = await sendForData(context, changePolicy, { params: { id }, body: { count: 2 } });
        expectFound(changed.count === 2 && changed.name === name, name, "the changed policy as the response of PATCH");
        await sendForData(context, setPoliciesStatus, { body: { ids: [id], status: "offline" } });
        const [row] = (await named(context, name)).list;
        expectFound(row?.count === 2 && row.status === "offline", name, "count 2 and status offline after the writes");
      };
      await withCleanUp(change, () => sendForData(context, deletePolicies, { body: { ids: [id] } }));
      expectFound((await named(context, name)).total === 0, name, "no row after the deletion");
    },
  },
  {
    name: "policies are imported",
    run: async (context) => {
      const name = `conformance ${Date.now()}`;
      const rows = [1, 2].map((index) => ({ ...FORM, name: `${name} ${index}` }));
      const { created } = await sendForData(context, importPolicies, { body: { rows } });
      const { list } = await named(context, name);
      await sendForData(context, deletePolicies, { body: { ids: list.map(({ id }) => id) } });
      expectFound(created === rows.length && list.length === rows.length, name, "2 rows, and created: 2");
    },
  },
];

/** For servers that are to do a write once for each Idempotency-Key. */
export const repeatChecks: Check[] = [
  {
    name: "a write that is sent again with its Idempotency-Key is done once",
    run: async (context) => {
      const name = `conformance ${Date.now()}`;
      const options = { body: { ...FORM, name }, idempotencyKey: name };
      const { id } = await sendForData(context, createPolicy, options);
      const again = await sendForData(context, createPolicy, options);
      const { list } = await named(context, name);
      await sendForData(context, deletePolicies, { body: { ids: list.map((row) => row.id) } });
      expectFound(again.id === id && list.length === 1, name, "one row, and the same policy as the answer to both");
    },
  },
];

/** What is refused changes nothing. */
export const policyRefusals: Check[] = [
  {
    name: "an invalid policy is refused",
    run: async (context) => {
      const { token } = context;
      const valid = { ...FORM, name: "conformance" };
      for (const body of [{ ...valid, name: "" }, { ...valid, contentType: "conformance" }, { name: valid.name }]) {
        const response = await send(context, createPolicy, { token, body });
        expectThat(response.json !== undefined && !isSuccess(response), response, "a failure in an envelope");
      }
    },
  },
  {
    name: "a policy that does not exist is not changed",
    run: async (context) => {
      const { token } = context;
      const response = await send(context, changePolicy, { token, params: { id: NO_ID }, body: { count: 1 } });
      expectFailure(response, "a failure in an envelope");
    },
  },
];
