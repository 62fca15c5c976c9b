import * as v from "valibot";
import { CONTENT_TYPES, FILTER_TYPES, POLICY_STATUSES } from "~/api/policy";
import { type DayRange, parseDay } from "~/lib/text/days";
import type { PolicyFilters } from "./query";

/** The form's values; null if nothing is selected. */
export type FilterValues = v.InferOutput<ReturnType<typeof filterRules>>;

const isDay = (text: string) => text === "" || parseDay(text) !== null;

/** The schema of the search form; `dayInvalid` is the message for an invalid day. */
export const filterRules = (dayInvalid: string) =>
  v.object({
    number: v.string(),
    name: v.string(),
    contentType: v.nullable(v.picklist(CONTENT_TYPES)),
    filterType: v.nullable(v.picklist(FILTER_TYPES)),
    created: v.pipe(
      v.custom<DayRange>(Array.isArray),
      v.check((range) => range.every(isDay), dayInvalid),
    ),
    status: v.nullable(v.picklist(POLICY_STATUSES)),
  });

/** The form's values from filters. */
export const toValues = (filters: PolicyFilters): FilterValues => ({
  number: filters.number ?? "",
  name: filters.name ?? "",
  contentType: filters.contentType ?? null,
  filterType: filters.filterType ?? null,
  created: [filters.createdFrom ?? "", filters.createdTo ?? ""],
  status: filters.status ?? null,
});

/** The filters from the form's values. */
export const toFilters = ({ created: [from, to], ...values }: FilterValues): PolicyFilters => ({
  number: values.number.trim() || undefined,
  name: values.name.trim() || undefined,
  contentType: values.contentType ?? undefined,
  filterType: values.filterType ?? undefined,
  createdFrom: from || undefined,
  createdTo: to || undefined,
  status: values.status ?? undefined,
});
