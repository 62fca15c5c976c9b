import { changePolicy, createPolicy, deletePolicies, listPolicies, setPoliciesStatus } from "~/api/policy";
import { type Check, type Context, Deviation, sendForData } from "./check";

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
      const body = { name, contentType: "img", filterType: "rules", count: 1, status: "online" };
      const { id } = await sendForData(context, createPolicy, { body });
      try {
        await sendForData(context, changePolicy, { params: { id }, body: { count: 2 } });
        await sendForData(context, setPoliciesStatus, { body: { ids: [id], status: "offline" } });
        const [row] = (await named(context, name)).list;
        expectFound(row?.count === 2 && row.status === "offline", name, "count 2 and status offline after the writes");
      } finally {
        await sendForData(context, deletePolicies, { body: { ids: [id] } });
      }
      expectFound((await named(context, name)).total === 0, name, "no row after the deletion");
    },
  },
];
