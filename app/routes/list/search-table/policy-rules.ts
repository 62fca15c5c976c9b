import * as v from "valibot";
import { CONTENT_TYPES, FILTER_TYPES, POLICY_STATUSES, type Policy, type PolicyForm } from "~/api/policy";
import { POLICY_COUNT_LIMIT, POLICY_NAME_LIMIT } from "~/config/limits";
import type { Words } from "~/i18n/words";

/** The translation key of a rule. */
export type PolicyRule = keyof Words["policies"]["rules"];
/** What is filled in, by hand or by a file: all of it text, nothing selected is null. */
export type PolicyValues = {
  name: string;
  contentType: string | null;
  filterType: string | null;
  count: string;
  status: string | null;
};

const oneOf = (values: readonly string[], message: string) =>
  v.pipe(
    v.nullable(v.string()),
    v.check((value) => value !== null && values.includes(value), message),
  );

const isCount = (text: string) => /^\d+$/.test(text.trim()) && Number(text) <= POLICY_COUNT_LIMIT;

/** The rules of a policy; the form and the import share them. */
export const policyRules = (translate: (rule: PolicyRule) => string) =>
  v.object({
    name: v.pipe(
      v.string(),
      v.check((name) => name.trim() !== "", translate("name")),
      v.check((name) => [...name.trim()].length <= POLICY_NAME_LIMIT, translate("nameLong")),
    ),
    contentType: oneOf(CONTENT_TYPES, translate("contentType")),
    filterType: oneOf(FILTER_TYPES, translate("filterType")),
    count: v.pipe(v.string(), v.check(isCount, translate("count"))),
    status: oneOf(POLICY_STATUSES, translate("status")),
  });

/** The values of a policy, or of a new one. */
export const policyValues = (policy?: Policy): PolicyValues => ({
  name: policy?.name ?? "",
  contentType: policy?.contentType ?? null,
  filterType: policy?.filterType ?? null,
  count: String(policy?.count ?? 0),
  status: policy?.status ?? "offline",
});

const body = v.object({
  name: v.pipe(v.string(), v.trim()),
  contentType: v.picklist(CONTENT_TYPES),
  filterType: v.picklist(FILTER_TYPES),
  count: v.pipe(v.string(), v.transform(Number)),
  status: v.picklist(POLICY_STATUSES),
});

/** What is sent of values that keep the rules. Throws where they do not. */
export const policyBody = (values: PolicyValues): PolicyForm => v.parse(body, values);
