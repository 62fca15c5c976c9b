import {
  changePolicy,
  createPolicy,
  deletePolicies,
  importPolicies,
  listPolicies,
  type PolicyForm,
  setPoliciesStatus,
} from "~/api/policy";
import { dayText } from "~/lib/text/days";
import { BackendError } from "./backend/backend-error";
import { bilingual } from "./backend/bilingual";
import { requireName } from "./backend/checks";
import { mockResource } from "./backend/mock-resource";
import { policies, policyNumber } from "./data/policies";
import { timeText } from "./data/time";

export const policyTable = { name: "policies", seed: (now: Date) => policies(now) };

export const policyRoutes = mockResource({
  table: policyTable,
  missing: bilingual("集合不存在", "There is no such collection"),
  permission: "policy:write",
  list: listPolicies,
  create: createPolicy,
  importRows: importPolicies,
  change: changePolicy,
  bulk: [setPoliciesStatus],
  remove: deletePolicies,
  check<Form extends Partial<PolicyForm>>(form: Form): Form {
    if (form.count !== undefined && !(form.count >= 0))
      throw new BackendError(bilingual("内容量不能小于 0", "Items must not be less than 0"));
    return form.name === undefined
      ? form
      : { ...form, name: requireName(form.name, bilingual("集合名称不能为空", "Collection name must not be empty")) };
  },
  record: (form, { id, now }) => ({
    ...form,
    id,
    number: policyNumber(dayText(now), id),
    createdTime: timeText(now),
  }),
});
