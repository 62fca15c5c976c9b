import type * as v from "valibot";
import type { listPolicies, Policy } from "~/api/policy";
import { BackendError } from "./backend-error";

export type PolicyQuery = v.InferOutput<typeof listPolicies.spec.query & {}>;

const DAY_LENGTH = "2026-01-01".length;

/** The requested page, and the number of all matches. A page beyond the last one is empty. */
export function searchPolicies(policies: readonly Policy[], query: PolicyQuery): { list: Policy[]; total: number } {
  const { current, pageSize } = query;
  if (![current, pageSize].every((value) => Number.isInteger(value) && value >= 1))
    throw new BackendError("分页参数不正确");
  const found = sorted(policies.filter(matches(query)), query.sort);
  return { list: found.slice((current - 1) * pageSize, current * pageSize), total: found.length };
}

/** Text filters match a part of the text, both days are included, and an empty filter matches all. */
const matches = (query: PolicyQuery) => (policy: Policy) => {
  const day = policy.createdTime.slice(0, DAY_LENGTH);
  return [
    includes(policy.number, query.number),
    includes(policy.name, query.name),
    !query.contentType || policy.contentType === query.contentType,
    !query.filterType || policy.filterType === query.filterType,
    !query.status || policy.status === query.status,
    !query.createdFrom || day >= query.createdFrom,
    !query.createdTo || day <= query.createdTo,
  ].every(Boolean);
};

const includes = (text: string, part = "") => text.toLowerCase().includes(part.trim().toLowerCase());

function sorted(policies: Policy[], sort: PolicyQuery["sort"]): Policy[] {
  if (!sort) return policies;
  const direction = sort.startsWith("-") ? -1 : 1;
  const compare = sort.endsWith("count") ? byCount : byTime;
  return policies.toSorted((a, b) => direction * compare(a, b));
}

const byCount = (a: Policy, b: Policy) => a.count - b.count;

/** The server's times sort as text. */
const byTime = (a: Policy, b: Policy) => (a.createdTime < b.createdTime ? -1 : Number(a.createdTime > b.createdTime));
