import { Button } from "@mantine/core";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useTranslation } from "react-i18next";
import { withFocusAround } from "~/lib/page/focus-around";
import classes from "./filter-chips.module.css";
import { activeFilters, type FilterField, type PolicySearch, withFilters, withoutFilter } from "./query";
import { useSetSearch } from "./use-set-search";

export function FilterChips({ search }: { search: PolicySearch }) {
  const { t } = useTranslation("policies");
  const setSearch = useSetSearch();
  const textOf = useFilterTexts(search);
  const fields = activeFilters(search);
  if (fields.length === 0) return null;
  const setSearchTo = (next: PolicySearch) => withFocusAround(() => setSearch(next));
  return (
    <ul className={classes.chips} aria-label={t("filters.active")}>
      {fields.map((field) => {
        const label = { field: t(`field.${field}`), value: textOf(field) };
        return (
          <li key={field}>
            <button
              type="button"
              className={classes.chip}
              title={t("filters.chip", label)}
              aria-label={t("filters.remove", label)}
              onClick={setSearchTo(withoutFilter(search, field))}
            >
              <span className={classes.label}>{t("filters.chip", label)}</span>
              <IconX />
            </button>
          </li>
        );
      })}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={setSearchTo(withFilters(search, {}))}>
          {t("filters.clear")}
        </Button>
      </li>
    </ul>
  );
}

function useFilterTexts(search: PolicySearch) {
  const { t } = useTranslation("policies");
  const { createdFrom: from, createdTo: to } = search;
  return (field: FilterField): string => {
    if (field === "contentType" && search.contentType) return t(`contentType.${search.contentType}`);
    if (field === "filterType" && search.filterType) return t(`filterType.${search.filterType}`);
    if (field === "status" && search.status) return t(`status.${search.status}`);
    if (field !== "createdTime") return search[field] ?? "";
    if (from === to) return from ?? "";
    if (!to) return t("filters.from", { from });
    return from ? t("filters.range", { from, to }) : t("filters.to", { to });
  };
}
