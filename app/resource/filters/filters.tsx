import { memo, useId } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "~/lib/state/use-store";
import { filtersOf } from "~/resource/address/search";
import { ListCard } from "~/resource/list-card";
import { useResource } from "~/resource/resource-context";
import { FilterButtons } from "./filter-buttons";
import classes from "./filters.module.css";
import { type FilterFormProps, useFilterForm } from "./use-filter-form";

/** The fields in a row of a wide page. */
const COLUMNS = 3;

/** The search form above a table. */
export const Filters = memo(function Filters(props: FilterFormProps) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const furtherId = useId();
  const open = useStore(resource.preferences, ({ filtersOpen }) => filtersOpen);
  const fields = filtersOf(resource);
  const further = new Set(fields.slice(COLUMNS).map(({ name }) => name));
  const { submit, reset, inputProps, keyOf } = useFilterForm({
    ...props,
    onInvalid: (names) => names.some((name) => further.has(name)) && resource.preferences.set({ filtersOpen: true }),
  });
  const inputs = fields.map(({ name, filter: { Input } }) => <Input key={keyOf(name)} {...inputProps(name)} />);
  return (
    <ListCard className={classes.card} label={t("filters.form")} hiddenInPrint>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.fields}>
          {inputs.slice(0, COLUMNS)}
          {inputs.length > COLUMNS && (
            <div className={classes.further} id={furtherId} data-closed={!open || undefined}>
              {inputs.slice(COLUMNS)}
            </div>
          )}
        </div>
        <FilterButtons open={open} furtherId={furtherId} onReset={reset} />
      </form>
    </ListCard>
  );
});
