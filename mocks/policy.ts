import {
  changePolicy,
  createPolicy,
  deletePolicies,
  importPolicies,
  listPolicies,
  type Policy,
  setPoliciesStatus,
} from "~/api/policy";
import { dayText } from "~/lib/text/days";
import { BackendError, requireValue } from "./backend/backend-error";
import { requireName } from "./backend/checks";
import { CONFIRMED, handle } from "./backend/handle";
import { searchPolicies } from "./backend/policy-search";
import { findRecord, nextId, replaceRecord, sameId } from "./backend/records";
import { policyNumber } from "./data/policies";
import { timeText } from "./data/time";

const FIRST_PAGE = { current: "1", pageSize: "10" };
const MISSING = "集合不存在";
const WRITE = { permission: "policy:write" } as const;

type PolicyForm = Omit<Policy, "id" | "number" | "createdTime">;

/** Validates the fields of a new or changed policy. Throws a BackendError. */
function checkForm<Form extends Partial<PolicyForm>>(form: Form): Form {
  if (form.count !== undefined && !(form.count >= 0)) throw new BackendError("内容量不能小于 0");
  return form.name === undefined ? form : { ...form, name: requireName(form.name, "集合名称") };
}

/** Prepends new policies, the last one first. */
function prependPolicies(policies: Policy[], forms: PolicyForm[], now: Date): Policy[] {
  const firstId = nextId(policies);
  const created = forms.map((form, index) => {
    const id = firstId + index;
    return { ...form, id, number: policyNumber(dayText(now), id), createdTime: timeText(now) };
  });
  return [...created.reverse(), ...policies];
}

const hasId = (ids: Policy["id"][]) => (policy: Policy) => ids.some((id) => sameId(id, policy.id));

export const policyRoutes = [
  handle(listPolicies, async ({ db, query }) => searchPolicies(await db.read("policies"), query), {
    queryDefaults: FIRST_PAGE,
  }),
  handle(
    createPolicy,
    async ({ db, body, now }) => {
      const form = checkForm(body);
      const [created] = await db.change("policies", (all) => prependPolicies(all, [form], now));
      return requireValue(created, MISSING);
    },
    WRITE,
  ),
  handle(
    importPolicies,
    async ({ db, body, now }) => {
      const forms = body.rows.map(checkForm);
      await db.change("policies", (all) => prependPolicies(all, forms, now));
      return { created: forms.length };
    },
    WRITE,
  ),
  handle(
    changePolicy,
    async ({ db, params, body }) => {
      const change = checkForm(body);
      const all = await db.change("policies", (policies) =>
        replaceRecord(policies, params.id, MISSING, (policy) => ({ ...policy, ...change })),
      );
      return findRecord(all, params.id, MISSING);
    },
    WRITE,
  ),
  handle(
    setPoliciesStatus,
    async ({ db, body }) => {
      const isSelected = hasId(body.ids);
      await db.change("policies", (all) =>
        all.map((policy) => (isSelected(policy) ? { ...policy, status: body.status } : policy)),
      );
      return CONFIRMED;
    },
    WRITE,
  ),
  handle(
    deletePolicies,
    async ({ db, body }) => {
      const isSelected = hasId(body.ids);
      await db.change("policies", (all) => all.filter((policy) => !isSelected(policy)));
      return CONFIRMED;
    },
    WRITE,
  ),
];
