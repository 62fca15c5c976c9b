import { useCallbackRef } from "@mantine/hooks";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import type { ActionRun } from "./actions/run-action";
import { useAsk } from "./actions/use-ask";
import { useRunAction } from "./actions/use-run-action";
import { useBulkEdit } from "./bulk-edit/use-bulk-edit";
import { useDelete } from "./deletion/use-delete";
import { RowDrawer } from "./drawer/drawer";
import { useTarget } from "./drawer/use-target";
import { FilterChips } from "./filters/filter-chips";
import { useImport } from "./import/use-import";
import { createClickGuard } from "./list/click-guard";
import { createGridFocus } from "./list/grid-focus";
import { ListStatus } from "./list/list-status";
import { Results } from "./list/results";
import { usePage } from "./list/use-page";
import { ListCard } from "./list-card";
import { ListTools } from "./list-tools";
import { useSelectMode } from "./phone/use-select-mode";
import type { Row, RowId, Search } from "./resource";
import { useResource } from "./resource-context";
import "~/theme/media.css";
import { filtersKey } from "~/resource/address/search";
import classes from "./resource-list.module.css";
import { useResourceTexts } from "./resource-texts";
import { useSelection } from "./selection/use-selection";
import { ListShortcutsDialog } from "./shortcuts/list-shortcuts-dialog";

type Props = {
  search: Search;
  /** The search form, in the list itself on a phone. */
  form?: ReactNode;
};

export function ResourceList({ search, form }: Props) {
  const resource = useResource();
  const [{ rowsMoved, onClickCapture }] = useState(createClickGuard);
  const [focus] = useState(createGridFocus);
  const { open, ...drawer } = useTarget(search);
  const query = usePage(search);
  // While another search is loading, and after it has failed, the rows in sight are still those of the previous one.
  const { search: displayed, page } = query.data ?? { search };
  const filters = filtersKey(resource, displayed);
  const { selected, select, deselect, clear } = useSelection(filters);
  const runAction = useRunAction(focus.restore);
  const { ask, dialog } = useAsk();
  const { edit, editDialog } = useBulkEdit(focus.restoreTo);
  const { openImport, importDrawer } = useImport();
  const remove = useDelete({ filters, onRows: focus.afterDeletion });
  const mode = useSelectMode(selected, clear);
  // The tools follow in a task of their own, after the row that was selected.
  const selectedInBar = useDeferredValue(mode.hasActions ? selected : null);
  const handlers = useMemo(() => {
    const runForRow = (run: ActionRun) => ask(run, (final) => runAction(final).then(rowsMoved).finally(focus.restore));
    return { select, open, runAction: runForRow };
  }, [select, open, runAction, ask, rowsMoved, focus]);

  const removeAll = (rows: readonly Row[], options: { focusUndo: boolean }) => {
    select(rows, false);
    remove(rows, options);
    rowsMoved();
  };

  const bulk = {
    deselect: useCallbackRef((row: Row) => {
      select([row], false);
      // With the last one the bar is gone, which had the focus.
      queueMicrotask(focus.restore);
    }),
    runAction: useCallbackRef((run: ActionRun) =>
      ask(run, (final) => runAction({ ...final, onSent: deselect }).finally(focus.restore)),
    ),
    remove: useCallbackRef(() => removeAll([...selected.values()], { focusUndo: true })),
    clear: useCallbackRef(mode.leave),
  };
  const create = { onCreate: useCallbackRef(() => open({ mode: "new" })), onImport: openImport };

  return (
    <ListCard label={useResourceTexts().table} className={classes.card}>
      {form}
      <ListTools
        search={search}
        displayed={displayed}
        page={page}
        selected={mode.hasActions ? selectedInBar : null}
        select={select}
        {...bulk}
        edit={edit}
        {...create}
        onSelect={useCallbackRef(mode.start)}
      />
      <FilterChips search={search} />
      <ListStatus search={search} />
      <div
        ref={focus.ref}
        tabIndex={-1}
        className={classes.results}
        onFocusCapture={focus.onFocusCapture}
        onClickCapture={onClickCapture}
      >
        <Results
          query={query}
          search={search}
          selected={selected}
          selecting={mode.selecting}
          handlers={handlers}
          {...create}
          onDelete={useCallbackRef((row: Row) => removeAll([row], { focusUndo: false }))}
          restoreFocus={focus.restore}
        />
      </div>
      {dialog}
      {editDialog}
      {importDrawer}
      <ListShortcutsDialog onClosed={focus.restore} />
      <RowDrawer
        search={search}
        {...drawer}
        // For toasts, which may outlive what they were made in.
        onView={useCallbackRef((id: RowId) => open({ mode: "view", id: String(id) }))}
        runAction={handlers.runAction}
        onClosed={focus.restoreTo}
      />
    </ListCard>
  );
}
