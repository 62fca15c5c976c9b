import isEqual from "fast-deep-equal";
import i18next from "i18next";
import { notify } from "~/components/feedback/notify";
import { SELECTED_NAMED } from "~/config/limits";
import { ACTION_TOAST_MS } from "~/config/times";
import { formatOf } from "~/i18n/format";
import { filtersKey } from "~/resource/address/search";
import { findGone, missingFrom } from "~/resource/data/gone-rows";
import { ofResource } from "~/resource/data/of-resource";
import { type PageRead, pageReads } from "~/resource/data/page-query";
import { type Resource, type Row, titleOf } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";
import { deselect, refreshSelected } from "./selected-rows";

/** Keeps the selection of a list up to date from now on: rows that are no longer found drop out, and are named. */
export const keepSelectionCurrent = ofResource((resource) =>
  pageReads(resource).listen((read) => {
    update(resource, read);
  }),
);

async function update(resource: Resource, { search, before, after }: PageRead): Promise<void> {
  const { filters, rows } = resource.listState.get().selected;
  if (rows.size === 0 || filters !== filtersKey(resource, search)) return;
  refreshSelected(
    resource,
    after.list.filter((row) => !isEqual(rows.get(row.id), row)),
  );

  if (!before) return;
  const gone = await findGone(
    resource,
    search,
    missingFrom(after, before, ({ id }) => rows.has(id)),
    (row) => refreshSelected(resource, [row]),
  );
  const { selected } = resource.listState.get();
  // Rows of another search were selected meanwhile.
  if (selected.filters !== filters) return;
  const dropped = gone.filter(({ id }) => selected.rows.has(id));
  if (dropped.length === 0) return;
  deselect(resource, dropped);
  notify({
    id: `${resource.namespace} gone`,
    color: "orange",
    autoClose: ACTION_TOAST_MS,
    message: text(resource, dropped),
  });
}

/** The first of them by their names. */
function text(resource: Resource, rows: readonly Row[]): string {
  const { language } = i18next;
  const format = formatOf(language);
  const names = rows
    .slice(0, SELECTED_NAMED)
    .map((row): string => i18next.t("resource:done.one", { name: titleOf(resource, row) }));
  const rest = rows.length - names.length;
  if (rest > 0) names.push(i18next.t("resource:done.others", { total: format.number(rest) }));
  const { counted } = createResourceTexts(resource, language);
  return i18next.t("resource:done.deselected", { counted: counted(rows.length), names: format.list(names) });
}
