import { useDidUpdate } from "@mantine/hooks";
import { memo, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRulesForm } from "~/lib/forms/use-rules-form";
import { useStore } from "~/lib/state/use-store";
import { ListCard } from "~/resource/list-card";
import { useResource } from "~/resource/resource-context";
import { type Filters as Conditions, filtersKey, filtersOf, readSearch } from "~/resource/search";
import { useWords } from "~/resource/words";
import { FilterButtons } from "./filter-buttons";
import { changedValues, filterRules, toFilters, toValues } from "./filter-values";
import classes from "./filters.module.css";

type Props = {
  /** The URL's filters as a string, so that a change of page does not render this component. */
  filters: string;
  onSearch: (filters: Conditions) => void;
};

/** The fields in a row of a wide page. */
const COLUMNS = 3;

/** The search form; typing changes nothing until it is submitted. */
export const Filters = memo(function Filters({ filters, onSearch }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const words = useWords();
  const fieldsId = useId();
  const open = useStore(resource.preferences, ({ filtersOpen }) => filtersOpen);
  const searchOf = (query: string) => readSearch(resource, new URLSearchParams(query));
  const valuesOf = (query: string) => toValues(resource, searchOf(query));
  const lastSearched = useRef(filters);
  const { typed } = resource.place.get();
  const { form, onSubmit } = useRulesForm(
    filterRules(resource, words),
    typed?.filters === filters ? typed.values : valuesOf(filters),
    { onValuesChange: (values) => resource.place.set({ typed: { filters: lastSearched.current, values } }) },
  );
  const fields = filtersOf(resource);

  // Back and forward, a removed chip and a saved view change the URL too. After a search from here the fields are not
  // reset, because they may contain newer text by then.
  useDidUpdate(() => {
    if (lastSearched.current === filters) return;
    const changed = changedValues(resource, searchOf(lastSearched.current), searchOf(filters));
    lastSearched.current = filters;
    for (const [name, value] of changed) form.setFieldValue(name, value);
    resource.place.set({ typed: { filters, values: form.getValues() } });
  }, [filters]);

  const searchFor = (next: Conditions) => {
    lastSearched.current = filtersKey(resource, { ...next, current: 1, pageSize: 1 });
    resource.place.set({ typed: null });
    onSearch(next);
  };
  const reset = () => {
    form.setValues(valuesOf(""));
    searchFor({});
  };

  return (
    <ListCard className={classes.card} label={t("filters.form")} hiddenInPrint>
      <form className={classes.form} onSubmit={onSubmit((values) => searchFor(toFilters(resource, values)))} noValidate>
        <div
          className={classes.fields}
          id={fieldsId}
          data-closed={!open || undefined}
          data-single={fields.length <= COLUMNS || undefined}
        >
          {fields.map(({ name, filter: { Input } }) => (
            <Input key={form.key(name)} {...form.getInputProps(name)} name={name} context={words.context(name)} />
          ))}
        </div>
        <FilterButtons open={open} fieldsId={fieldsId} onReset={reset} />
      </form>
    </ListCard>
  );
});
