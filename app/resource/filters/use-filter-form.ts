import { useDidUpdate } from "@mantine/hooks";
import { useRef } from "react";
import { type RulesFormOptions, useRulesForm } from "~/lib/forms/use-rules-form";
import { filtersKey, readSearch, type SearchFilters } from "~/resource/address/search";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { changedValues, filterRules, toFilters, toValues } from "./filter-values";

export type FilterFormProps = {
  /** The URL's filters as a string, so that a change of page does not render the form. */
  filters: string;
  onSearch: (filters: SearchFilters) => void;
};

type Options = FilterFormProps & Pick<RulesFormOptions<Record<string, unknown>>, "onInvalid">;

/** The search form; typing changes nothing until it is submitted, and is kept while the list is shown in another way. */
export function useFilterForm({ filters, onSearch, onInvalid }: Options) {
  const resource = useResource();
  const texts = useResourceTexts();
  const searchOf = (query: string) => readSearch(resource, new URLSearchParams(query));
  const valuesOf = (query: string) => toValues(resource, searchOf(query));
  const lastSearched = useRef(filters);
  const { typed } = resource.listState.get();
  const { form, onSubmit } = useRulesForm(
    filterRules(resource, texts),
    typed?.filters === filters ? typed.values : valuesOf(filters),
    {
      onValuesChange: (values) => resource.listState.set({ typed: { filters: lastSearched.current, values } }),
      onInvalid,
    },
  );

  // Back and forward, a removed chip and a saved view change the URL too. After a search from here the fields are not
  // reset, because they may contain newer text by then.
  useDidUpdate(() => {
    if (lastSearched.current === filters) return;
    const changed = changedValues(resource, searchOf(lastSearched.current), searchOf(filters));
    lastSearched.current = filters;
    for (const [name, value] of changed) form.setFieldValue(name, value);
    resource.listState.set({ typed: { filters, values: form.getValues() } });
  }, [filters]);

  const searchFor = (next: SearchFilters) => {
    lastSearched.current = filtersKey(resource, { ...next, current: 1, pageSize: 1 });
    resource.listState.set({ typed: null });
    onSearch(next);
  };
  return {
    submit: onSubmit((_, values) => searchFor(toFilters(resource, values))),
    reset(): void {
      form.setValues(valuesOf(""));
      searchFor({});
    },
    inputProps: (name: string) => ({ ...form.getInputProps(name), name, context: texts.context(name) }),
    keyOf: (name: string) => form.key(name),
  };
}
