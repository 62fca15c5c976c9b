import { conditionsOf, filtersOf, withConditions } from "~/resource/address/search";
import { useSetSearch } from "~/resource/address/use-set-search";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";

/** The inputs of a list's filters, without a form: each searches as soon as it changes. Inside PanelProvider. */
export function FilterInputs({ search }: { search: Search }) {
  const resource = useResource();
  const texts = useResourceTexts();
  const setSearch = useSetSearch();
  return filtersOf(resource).map(({ name, keys, filter }) => {
    const { Input } = filter;
    const onChange = (value: unknown) => {
      const conditions = filter.toConditions(value);
      setSearch((current) => withConditions(resource, current, keys, conditions));
    };
    return (
      <Input
        key={name}
        name={name}
        context={texts.context(name)}
        value={filter.toValue(conditionsOf(search, keys))}
        onChange={onChange}
      />
    );
  });
}
