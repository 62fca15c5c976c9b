import { Button, Paper, Select, TextInput } from "@mantine/core";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { memo, useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { CONTENT_TYPES, FILTER_TYPES, POLICY_STATUSES } from "~/api/policy";
import { DateRangeField } from "~/components/date-range-field";
import { FILTER_TEXT_LIMIT } from "~/config";
import { useStore } from "~/lib/store";
import { useRulesForm } from "~/lib/use-rules-form";
import { filterRules, toFilters, toValues } from "./filter-rules";
import classes from "./filters.module.css";
import { changeLooks, looks } from "./looks";
import { filtersKey, type PolicyFilters, readSearch } from "./query";

type Props = {
  /** Those of the address, as `filtersKey` writes them: another page of theirs draws nothing here anew. */
  filters: string;
  onSearch: (filters: PolicyFilters) => void;
};

/**
 * The search form. What is typed stays in its fields until 查询 or Enter: no row is drawn anew for it.
 */
export const Filters = memo(function Filters({ filters, onSearch }: Props) {
  const { t } = useTranslation("policies");
  const fieldsId = useId();
  const open = useStore(looks, ({ filtersOpen }) => filtersOpen);
  const { form, onSubmit, currentForm } = useRulesForm(filterRules(t("filters.dayInvalid")), valuesOf(filters));

  // The address changes by itself too: by back and forward, a removed chip or a saved view.
  useEffect(() => {
    const typed = filtersKey({ ...toFilters(currentForm().getValues()), current: 1, pageSize: 1 });
    if (typed !== filters) currentForm().setValues(valuesOf(filters));
  }, [filters, currentForm]);

  const field = (name: keyof ReturnType<typeof toValues>) => ({
    ...form.getInputProps(name),
    label: t(name === "created" ? "field.createdTime" : `field.${name}`),
  });
  const choice = { clearable: true, placeholder: t("filters.all"), checkIconPosition: "right" as const };

  return (
    <Paper component="section" withBorder radius="md" className={classes.card} aria-label={t("filters.form")}>
      <form className={classes.form} onSubmit={onSubmit((values) => onSearch(toFilters(values)))} noValidate>
        <div className={classes.fields} id={fieldsId} data-closed={!open || undefined}>
          <TextInput
            key={form.key("number")}
            {...field("number")}
            placeholder={t("filters.number")}
            maxLength={FILTER_TEXT_LIMIT}
          />
          <TextInput
            key={form.key("name")}
            {...field("name")}
            placeholder={t("filters.name")}
            maxLength={FILTER_TEXT_LIMIT}
          />
          <Select
            key={form.key("contentType")}
            {...field("contentType")}
            {...choice}
            data={CONTENT_TYPES.map((value) => ({ value, label: t(`contentType.${value}`) }))}
          />
          <Select
            key={form.key("filterType")}
            {...field("filterType")}
            {...choice}
            data={FILTER_TYPES.map((value) => ({ value, label: t(`filterType.${value}`) }))}
          />
          <DateRangeField key={form.key("created")} {...field("created")} />
          <Select
            key={form.key("status")}
            {...field("status")}
            {...choice}
            data={POLICY_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        </div>
        <div className={classes.buttons}>
          <Button type="submit" leftSection={<IconSearch />}>
            {t("filters.submit")}
          </Button>
          <Button
            variant="default"
            leftSection={<IconRefresh />}
            onClick={() => {
              form.setValues(toValues({}));
              onSearch({});
            }}
          >
            {t("filters.reset")}
          </Button>
          <Button
            variant="subtle"
            aria-expanded={open}
            aria-controls={fieldsId}
            rightSection={open ? <IconChevronUp /> : <IconChevronDown />}
            onClick={() => changeLooks({ filtersOpen: !open })}
          >
            {t(open ? "filters.less" : "filters.more")}
          </Button>
        </div>
      </form>
    </Paper>
  );
});

const valuesOf = (filters: string) => toValues(readSearch(new URLSearchParams(filters)));
