import { Button } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { focusAround } from "~/lib/page/focus-around";
import { filtersKey } from "~/resource/address/search";
import { deletionsOf, useDeletedIds } from "~/resource/deletion/use-delete";
import type { SelectedRows, SelectRows } from "~/resource/list-state";
import type { Page, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { ProgressLine } from "./progress-line";
import { useGather } from "./use-gather";

type Props = {
  search: Search;
  page: Page | undefined;
  selected: SelectedRows;
  select: SelectRows;
};

/** How many rows a search has, if all of its page are selected and there are more; else 0. */
function useFurtherTotal({ search, page, selected }: Omit<Props, "select">): number {
  const resource = useResource();
  const deletions = deletionsOf(resource);
  const deletedIds = useDeletedIds();
  const { list = [], total: found = 0 } = page ?? {};
  const rows = list.filter(({ id }) => !deletedIds.has(id));
  const total = found - deletions.countHidden(list, filtersKey(resource, search));
  return rows.length > 0 && total > selected.size && rows.every(({ id }) => selected.has(id)) ? total : 0;
}

/** Offers to select all rows of a search when those of its page are; one button, so that the focus stays on it. */
export function SelectAll({ search, page, selected, select }: Props) {
  const { t } = useTranslation("selection");
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const { progress, start, resume, stop } = useGather(
    search,
    select,
    () => button.current && focusAround(button.current),
  );
  const total = useFurtherTotal({ search, page, selected });
  const { status, done } = progress;
  if (status === "idle" && total === 0) return null;
  const counts = { done: format.number(done), total: progress.total === 0 ? "…" : format.number(progress.total) };
  const action = {
    idle: { label: t("all", { total: format.number(total) }), onClick: start },
    running: { label: t("stop"), onClick: stop },
    failed: { label: t("continue"), onClick: resume },
  }[status];
  return (
    <>
      {status !== "idle" && (
        <ProgressLine
          text={t(status === "running" ? "gathering" : "interrupted", counts)}
          label={t("gathering", counts)}
          color={status === "failed" ? "red" : undefined}
          value={progress.total === 0 ? 0 : (100 * done) / progress.total}
        />
      )}
      <Button ref={button} size="xs" variant="default" onClick={action.onClick}>
        {action.label}
      </Button>
    </>
  );
}
