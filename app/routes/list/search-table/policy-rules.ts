import * as v from "valibot";
import { CONTENT_TYPES, FILTER_TYPES, POLICY_STATUSES, type Policy, type PolicyForm } from "~/api/policy";
import { POLICY_COUNT_LIMIT, POLICY_NAME_LIMIT } from "~/config/limits";
import type { Translations } from "~/i18n/translations";

/** The translation key of a rule. */
export type PolicyRule = keyof Translations["policies"]["rules"];
/** The values of the form or of an imported row: texts, and null if nothing is selected. */
export type PolicyValues = {
  name: string;
  contentType: string | null;
  filterType: string | null;
  count: string;
  status: string | null;
};

const requiredChoice = (values: readonly string[], message: string) =>
  v.pipe(
    v.nullable(v.string()),
    v.check((value) => value !== null && values.includes(value), message),
  );

const isCount = (text: string) => /^\d+$/.test(text.trim()) && Number(text) <= POLICY_COUNT_LIMIT;

/** The schema of a policy's values; the form and the import share it. */
export const policyRules = (translate: (rule: PolicyRule) => string) =>
  v.object({
    name: v.pipe(
      v.string(),
      v.check((name) => name.trim() !== "", translate("name")),
      v.check((name) => [...name.trim()].length <= POLICY_NAME_LIMIT, translate("nameLong")),
    ),
    contentType: requiredChoice(CONTENT_TYPES, translate("contentType")),
    filterType: requiredChoice(FILTER_TYPES, translate("filterType")),
    count: v.pipe(v.string(), v.check(isCount, translate("count"))),
    status: requiredChoice(POLICY_STATUSES, translate("status")),
  });

/** The form's values of a policy, or of a new one. */
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

/** The request body from valid values. Throws if they are invalid. */
export const policyBody = (values: PolicyValues): PolicyForm => v.parse(body, values);
