import * as v from "valibot";
import { conditionsOf, filtersOf, type SearchFilters } from "~/resource/address/search";
import type { Resource, Search } from "~/resource/resource";
import type { ResourceTexts } from "~/resource/resource-texts";

/** The form's values by the names of the fields. */
export type FilterValues = Record<string, unknown>;

/** The schema of the search form. */
export const filterRules = (resource: Resource, texts: ResourceTexts) =>
  v.object(Object.fromEntries(filtersOf(resource).map(({ name, filter }) => [name, filter.rule(texts.context(name))])));

/** The form's values from the conditions of a search. */
export const toValues = (resource: Resource, search: Search): FilterValues =>
  Object.fromEntries(
    filtersOf(resource).map(({ name, keys, filter }) => [name, filter.toValue(conditionsOf(search, keys))]),
  );

/** The form's values that differ between two searches: what is typed into the other fields may stay. */
export const changedValues = (resource: Resource, before: Search, after: Search): [name: string, value: unknown][] =>
  filtersOf(resource)
    .filter(({ keys }) => keys.some((key) => before[key] !== after[key]))
    .map(({ name, keys, filter }) => [name, filter.toValue(conditionsOf(after, keys))]);

/** The conditions from the form's values. */
export const toFilters = (resource: Resource, values: FilterValues): SearchFilters =>
  Object.fromEntries(
    filtersOf(resource).flatMap(({ name, keys, filter }) => {
      const conditions = filter.toConditions(values[name]);
      return keys.map((key, index) => [key, conditions[index]]);
    }),
  );
