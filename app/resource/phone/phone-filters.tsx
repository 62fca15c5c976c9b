import { Button } from "@mantine/core";
import IconFilter from "@tabler/icons-react/dist/esm/icons/IconFilter.mjs";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { DrawerFoot } from "~/components/dialogs/drawer-foot";
import { useFormat } from "~/i18n/format";
import { activeFilters, filtersOf, readSearch } from "~/resource/address/search";
import { type FilterFormProps, useFilterForm } from "~/resource/filters/use-filter-form";
import type { Resource } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { BottomSheet } from "./bottom-sheet";
import classes from "./phone-filters.module.css";

/** The name of the filter that stays in view: a text, of the title if it has one. */
function quickFilter(resource: Resource): string | undefined {
  const texts = filtersOf(resource).filter(({ filter }) => filter.toValue([]) === "");
  return (texts.find(({ name }) => name === resource.title) ?? texts[0])?.name;
}

/** One field of the search form, and the others in a sheet. */
export const PhoneFilters = memo(function PhoneFilters({ filters, onSearch }: FilterFormProps) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const quick = quickFilter(resource);
  const { submit, reset, inputProps, keyOf } = useFilterForm({
    filters,
    onInvalid: (names) => names.some((name) => name !== quick) && setOpened(true),
    onSearch(next) {
      close();
      onSearch(next);
    },
  });
  const input = ({ name, filter: { Input } }: ReturnType<typeof filtersOf>[number]) => (
    <Input key={keyOf(name)} {...inputProps(name)} />
  );
  const fields = filtersOf(resource);
  const others = fields.filter(({ name }) => name !== quick);
  const count = activeFilters(resource, readSearch(resource, new URLSearchParams(filters))).length;
  return (
    <section className={`${classes.bar} screen-only`} aria-label={t("filters.form")}>
      {quick && (
        // Its placeholder says the same as its label, and there is no room for both.
        <form className={`${classes.quick} labels-hidden`} onSubmit={submit} noValidate>
          {fields.filter(({ name }) => name === quick).map(input)}
        </form>
      )}
      {others.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconFilter aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpened(true)}
        >
          {t("phone.filters")}
          {count > 0 && ` (${format.number(count)})`}
        </Button>
      )}
      <BottomSheet title={t("filters.form")} opened={opened} close={close}>
        <form onSubmit={submit} noValidate>
          {others.map(input)}
          <DrawerFoot>
            <Button variant="default" onClick={reset}>
              {t("filters.reset")}
            </Button>
            <Button type="submit">{t("filters.submit")}</Button>
          </DrawerFoot>
        </form>
      </BottomSheet>
    </section>
  );
});
