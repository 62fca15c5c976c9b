import { useTranslation } from "react-i18next";
import { SearchField } from "~/components/fields/search-field";
import { useFormat } from "~/i18n/format";
import classes from "./card-list.module.css";

type Props = { search: string; onSearch: (text: string) => void; found: number | undefined };

/** The search field, and the number of cards found for screen readers. */
export function CardSearch({ search, onSearch, found }: Props) {
  const { t } = useTranslation("card");
  const format = useFormat();
  return (
    <div className={classes.search}>
      <SearchField
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        clearLabel={t("search.clear")}
        value={search}
        onSearch={onSearch}
      />
      <span className="visually-hidden" role="status">
        {search !== "" && found !== undefined && t("search.found", { number: format.number(found) })}
      </span>
    </div>
  );
}
