import { Button } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { withFocusAround } from "~/lib/page/focus-around";
import { activeFilters, conditionsOf, withFilters, withoutFilter } from "~/resource/address/search";
import { sortKeys, withoutSort } from "~/resource/address/sort";
import { useSetSearch } from "~/resource/address/use-set-search";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { Chip } from "./chip";
import classes from "./filter-chips.module.css";
import { SortChip } from "./sort-chip";

/** Memoized, as a selected row changes nothing in them. */
export const FilterChips = memo(function FilterChips({ search }: { search: Search }) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const texts = useResourceTexts();
  const setSearch = useSetSearch();
  const active = activeFilters(resource, search);
  const sorts = sortKeys(search.sort);
  if (active.length === 0 && sorts.length < 2) return null;
  const setSearchBy = (change: (search: Search) => Search) => withFocusAround(() => setSearch(change));
  return (
    <ul className={`${classes.chips} screen-only`} aria-label={t("filters.active")}>
      {active.map(({ name, keys, filter }) => {
        const context = texts.context(name);
        const conditions = conditionsOf(search, keys);
        const label = { field: context.label, value: filter.text(conditions, context) };
        const value = filter.fullText?.(conditions) ?? label.value;
        return (
          <Chip
            key={name}
            text={t("filters.chip", label)}
            label={t("filters.remove", label)}
            title={t("filters.chip", { ...label, value })}
            onClick={setSearchBy((current) => withoutFilter(resource, current, name))}
          />
        );
      })}
      {sorts.length > 1 && <SortChip sorts={sorts} clear={setSearchBy(withoutSort)} />}
      {active.length > 0 && (
        <li>
          <Button variant="subtle" size="compact-sm" onClick={setSearchBy((current) => withFilters(current, {}))}>
            {t("filters.clear")}
          </Button>
        </li>
      )}
    </ul>
  );
});
