import * as v from "valibot";
import { READ_ALL_PAGE_SIZE } from "~/config/limits";
import { defineCall } from "./client/call";
import { confirmation, id, integer, knownOrOther, number, text, time } from "./fields";

export const CONTENT_TYPES = ["img", "horizontalVideo", "verticalVideo"] as const;
export const FILTER_TYPES = ["artificial", "rules"] as const;
export const POLICY_STATUSES = ["online", "offline"] as const;
const POLICY_SORTS = ["count", "-count", "createdTime", "-createdTime"] as const;

const path = "/api/list/policy";
const contentType = v.picklist(CONTENT_TYPES);
const filterType = v.picklist(FILTER_TYPES);
const status = v.picklist(POLICY_STATUSES);

const policy = v.object({
  id,
  number: text,
  name: text,
  contentType: knownOrOther(CONTENT_TYPES),
  count: number,
  status: knownOrOther(POLICY_STATUSES),
  filterType: knownOrOther(FILTER_TYPES),
  createdTime: time,
});
export type Policy = v.InferOutput<typeof policy>;

/** The fields that an operator sets; the server adds the others. */
const policyForm = v.object({ name: v.string(), contentType, filterType, count: integer, status });
export type PolicyForm = v.InferOutput<typeof policyForm>;
const ids = v.array(id);

/** `createdFrom` and `createdTo` are days, both included; the text filters match a part. */
export const listPolicies = defineCall({
  kind: "read",
  method: "GET",
  path,
  query: v.object({
    current: integer,
    pageSize: v.pipe(integer, v.maxValue(READ_ALL_PAGE_SIZE)),
    number: v.optional(v.string()),
    name: v.optional(v.string()),
    contentType: v.optional(contentType),
    filterType: v.optional(filterType),
    status: v.optional(status),
    createdFrom: v.optional(v.string()),
    createdTo: v.optional(v.string()),
    sort: v.optional(v.picklist(POLICY_SORTS)),
  }),
  response: v.object({ list: v.array(policy), total: integer }),
});

export const createPolicy = defineCall({ kind: "write", method: "POST", path, body: policyForm, response: policy });

export const changePolicy = defineCall({
  kind: "write",
  method: "PATCH",
  path: "/api/list/policy/:id",
  body: v.partial(policyForm),
  response: policy,
});

export const setPoliciesStatus = defineCall({
  kind: "write",
  method: "PATCH",
  path,
  body: v.object({ ids, status }),
  response: confirmation,
});

export const deletePolicies = defineCall({
  kind: "write",
  method: "DELETE",
  path,
  body: v.object({ ids }),
  response: confirmation,
});

export const importPolicies = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/list/policy/import",
  body: v.object({ rows: v.array(policyForm) }),
  response: v.object({ created: integer }),
});
