import { Paper, TextInput } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { memo, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { DateRangeField } from "~/components/fields/date-range-field";
import { FILTER_TEXT_LIMIT } from "~/config/limits";
import { useRulesForm } from "~/lib/forms/use-rules-form";
import { useStore } from "~/lib/state/use-store";
import { FilterButtons } from "./filter-buttons";
import { filterRules, toFilters, toValues } from "./filter-rules";
import classes from "./filters.module.css";
import { PolicySelect } from "./policy-select";
import { filtersKey, type PolicyFilters, readSearch } from "./query";
import { tablePreferences } from "./table-preferences";

type Props = {
  /** The URL's filters as a string, so that a change of page does not render this component. */
  filters: string;
  onSearch: (filters: PolicyFilters) => void;
};

/** The search form; typing changes nothing until it is submitted. */
export const Filters = memo(function Filters({ filters, onSearch }: Props) {
  const { t } = useTranslation("policies");
  const fieldsId = useId();
  const open = useStore(tablePreferences, ({ filtersOpen }) => filtersOpen);
  const { form, onSubmit } = useRulesForm(filterRules(t("filters.dayInvalid")), valuesOf(filters));
  const lastSearched = useRef(filters);

  // Back and forward, a removed chip and a saved view change the URL too. After a search from here the fields are not
  // reset, because they may contain newer text by then.
  useDidUpdate(() => {
    if (lastSearched.current === filters) return;
    lastSearched.current = filters;
    form.setValues(valuesOf(filters));
  }, [filters]);

  const searchFor = (next: PolicyFilters) => {
    lastSearched.current = keyOf(next);
    onSearch(next);
  };
  const reset = () => {
    form.setValues(toValues({}));
    searchFor({});
  };
  const select = (name: "contentType" | "filterType" | "status") => (
    <PolicySelect
      key={form.key(name)}
      {...form.getInputProps(name)}
      field={name}
      placeholder={t("filters.all")}
      clearable
    />
  );

  return (
    <Paper component="section" withBorder radius="md" className={classes.card} aria-label={t("filters.form")}>
      <form className={classes.form} onSubmit={onSubmit((values) => searchFor(toFilters(values)))} noValidate>
        <div className={classes.fields} id={fieldsId} data-closed={!open || undefined}>
          <TextInput
            key={form.key("number")}
            {...form.getInputProps("number")}
            label={t("field.number")}
            placeholder={t("filters.number")}
            maxLength={FILTER_TEXT_LIMIT}
          />
          <TextInput
            key={form.key("name")}
            {...form.getInputProps("name")}
            label={t("field.name")}
            placeholder={t("filters.name")}
            maxLength={FILTER_TEXT_LIMIT}
          />
          {select("contentType")}
          {select("filterType")}
          <DateRangeField key={form.key("created")} {...form.getInputProps("created")} label={t("field.createdTime")} />
          {select("status")}
        </div>
        <FilterButtons open={open} fieldsId={fieldsId} onReset={reset} />
      </form>
    </Paper>
  );
});

const keyOf = (filters: PolicyFilters) => filtersKey({ ...filters, current: 1, pageSize: 1 });
const valuesOf = (filters: string) => toValues(readSearch(new URLSearchParams(filters)));
