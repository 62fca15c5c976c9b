import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { filtersKey, lastPage } from "~/resource/address/search";
import { sortKeys } from "~/resource/address/sort";
import { pageQuery } from "~/resource/data/page-query";
import { deletionsOf } from "~/resource/deletion/use-delete";
import type { Page, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";

/**
 * A live region that announces when a page has been read or could not be. It is empty meanwhile, so that the same text
 * is announced again after a refresh. Memoized, as a selected row changes nothing in it.
 */
export const ListStatus = memo(function ListStatus({ search }: { search: Search }) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const format = useFormat();
  const texts = useResourceTexts();
  const { data, isError, isFetching } = useQuery(pageQuery(resource, search));

  function found({ list, total: read }: Page): string {
    const total = read - deletionsOf(resource).countHidden(list, filtersKey(resource, search));
    const page = { page: format.number(search.current), pages: format.number(lastPage(total, search.pageSize)) };
    const updated = t("status.updated", { total: format.number(total), ...page });
    const orders = sortKeys(search.sort).map(({ name, direction }) =>
      t(`status.sorted.${direction}`, { field: texts.context(name).label }),
    );
    return [updated, ...orders].join("");
  }

  return (
    <span className="visually-hidden" role="status">
      {!isFetching && (isError ? t("status.failed") : data && found(data))}
    </span>
  );
});
