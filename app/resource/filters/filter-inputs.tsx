import { useState } from "react";
import * as v from "valibot";
import { conditionsOf, filtersOf, withConditions } from "~/resource/address/search";
import { requestedSearch, useSetSearch } from "~/resource/address/use-set-search";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";

type Props = { search: Search };

const changeEvent = v.object({
  currentTarget: v.object({ type: v.string(), value: v.string(), checked: v.optional(v.boolean()) }),
});

/** What an input hands over: its value, or the event of an element that has it, as Mantine's form takes both. */
function changedValue(changed: unknown): unknown {
  if (!v.is(changeEvent, changed)) return changed;
  const { type, value, checked } = changed.currentTarget;
  return type === "checkbox" ? checked : value;
}

/** The inputs of a list's filters, without a form: each searches as soon as its value is valid. Inside PanelProvider. */
export const FilterInputs = ({ search }: Props) =>
  filtersOf(useResource()).map((one) => <FilterInput key={one.name} {...one} search={search} />);

/** It keeps what is typed, which the address has in another spelling or not at all, until the address asks for something else. */
function FilterInput({ name, keys, filter, search }: ReturnType<typeof filtersOf>[number] & Props) {
  const resource = useResource();
  const context = useResourceTexts().context(name);
  const setSearch = useSetSearch();
  const [typed, setTyped] = useState<{ value: unknown; requested: string; error?: string } | null>(null);
  const requested = () => conditionsOf(requestedSearch(resource), keys).join();
  if (typed && typed.requested !== requested()) setTyped(null);

  function onChange(changed: unknown) {
    const value = changedValue(changed);
    const conditions = v.is(filter.rule(context), value) ? filter.toConditions(value) : null;
    if (conditions && conditions.join() !== requested()) {
      setSearch((current) => withConditions(resource, current, keys, conditions));
    }
    setTyped({ value, requested: requested() });
  }
  function onBlur() {
    if (typed) setTyped({ ...typed, error: v.safeParse(filter.rule(context), typed.value).issues?.[0].message });
  }
  return (
    <filter.Input
      name={name}
      context={context}
      value={typed ? typed.value : filter.toValue(conditionsOf(search, keys))}
      error={typed?.error}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
