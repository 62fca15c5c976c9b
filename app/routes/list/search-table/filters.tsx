import { Paper, TextInput } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import { memo, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { DateRangeField } from "~/components/fields/date-range-field";
import { FILTER_TEXT_LIMIT } from "~/config/limits";
import { useRulesForm } from "~/lib/forms/use-rules-form";
import { useStore } from "~/lib/state/use-store";
import { FilterButtons } from "./filter-buttons";
import { filterRules, toFilters, toValues } from "./filter-rules";
import classes from "./filters.module.css";
import { looks } from "./looks";
import { PolicyChoice } from "./policy-choice";
import { filtersKey, type PolicyFilters, readSearch } from "./query";

type Props = {
  /** Those of the address, as `filtersKey` writes them: another page of theirs draws nothing here anew. */
  filters: string;
  onSearch: (filters: PolicyFilters) => void;
};

/** A key draws its own field anew: the kit's fields take longer than a frame together. */
const TextField = memo(TextInput);
const DaysField = memo(DateRangeField);

/**
 * The search form. What is typed stays in its fields until 查询 or Enter: no row is drawn anew for it.
 */
export const Filters = memo(function Filters({ filters, onSearch }: Props) {
  const { t } = useTranslation("policies");
  const fieldsId = useId();
  const open = useStore(looks, ({ filtersOpen }) => filtersOpen);
  const { form, onSubmit, currentForm } = useRulesForm(filterRules(t("filters.dayInvalid")), valuesOf(filters));
  const asked = useRef(filters);

  // The address changes by itself too: by back and forward, a removed chip or a saved view. Where it follows
  // what was asked for here, its field may hold newer words by the time it comes.
  useEffect(() => {
    if (asked.current === filters) return;
    asked.current = filters;
    currentForm().setValues(valuesOf(filters));
  }, [filters, currentForm]);

  const ask = (wanted: PolicyFilters) => {
    asked.current = keyOf(wanted);
    onSearch(wanted);
  };
  const reset = useCallbackRef(() => {
    form.setValues(toValues({}));
    ask({});
  });
  const choice = (name: "contentType" | "filterType" | "status") => (
    <PolicyChoice
      key={form.key(name)}
      {...form.getInputProps(name)}
      field={name}
      placeholder={t("filters.all")}
      clearable
    />
  );

  return (
    <Paper component="section" withBorder radius="md" className={classes.card} aria-label={t("filters.form")}>
      <form className={classes.form} onSubmit={onSubmit((values) => ask(toFilters(values)))} noValidate>
        <div className={classes.fields} id={fieldsId} data-closed={!open || undefined}>
          <TextField
            key={form.key("number")}
            {...form.getInputProps("number")}
            label={t("field.number")}
            placeholder={t("filters.number")}
            maxLength={FILTER_TEXT_LIMIT}
          />
          <TextField
            key={form.key("name")}
            {...form.getInputProps("name")}
            label={t("field.name")}
            placeholder={t("filters.name")}
            maxLength={FILTER_TEXT_LIMIT}
          />
          {choice("contentType")}
          {choice("filterType")}
          <DaysField key={form.key("created")} {...form.getInputProps("created")} label={t("field.createdTime")} />
          {choice("status")}
        </div>
        <FilterButtons open={open} fieldsId={fieldsId} onReset={reset} />
      </form>
    </Paper>
  );
});

const keyOf = (filters: PolicyFilters) => filtersKey({ ...filters, current: 1, pageSize: 1 });
const valuesOf = (filters: string) => toValues(readSearch(new URLSearchParams(filters)));
