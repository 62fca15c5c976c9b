import { useCallbackRef } from "@mantine/hooks";
import { useCallback, useMemo, useRef } from "react";
import { CreateButtons } from "./create-buttons";
import { useDelete } from "./deletion/use-delete";
import { RowDrawer } from "./drawer/drawer";
import { useTarget } from "./drawer/use-target";
import { FilterChips } from "./filters/filter-chips";
import { Results } from "./list/results";
import { ListCard } from "./list-card";
import { useActions } from "./mutations";
import type { Row, Search } from "./resource";
import { useResource } from "./resource-context";
import "~/theme/print.css";
import classes from "./resource-list.module.css";
import { filtersKey } from "./search";
import { BulkBar } from "./selection/bulk-bar";
import { useSelection } from "./selection/use-selection";
import { Toolbar } from "./toolbar";
import { useCanWrite } from "./use-can-write";
import { useWords } from "./words";

export function ResourceList({ search }: { search: Search }) {
  const resource = useResource();
  const words = useWords();
  const tableRef = useRef<HTMLDivElement>(null);
  const { target, open, close } = useTarget(search);
  const { selected, select, deselect, clear } = useSelection(filtersKey(resource, search));
  const { busy, act, actOn } = useActions();
  const restore = useCallback(() => restoreFocus(tableRef.current), []);
  const { hidden, remove } = useDelete({ onEnd: restore });
  const canWrite = useCanWrite();
  const handlers = useMemo(() => {
    const actOnRow: typeof act = (change) => act(change, { onSettled: restore });
    return { select, open, act: actOnRow };
  }, [select, open, act, restore]);

  const removeAll = (rows: readonly Row[]) => {
    select(rows, false);
    remove(rows);
  };
  const onDelete = useCallbackRef((row: Row) => removeAll([row]));

  return (
    <ListCard label={words.table} className={classes.card}>
      <Toolbar search={search}>
        {canWrite && selected.size === 0 && <CreateButtons onCreate={() => open({ mode: "new" })} />}
        {canWrite && (
          <BulkBar
            search={search}
            selected={selected}
            busy={busy}
            act={({ action, ids, skipped }) =>
              actOn(action, ids, skipped)
                .then(deselect, () => undefined)
                .then(restore)
            }
            remove={() => removeAll([...selected.values()])}
            clear={clear}
          />
        )}
      </Toolbar>
      <FilterChips search={search} />
      <Results
        search={search}
        tableRef={tableRef}
        hidden={hidden}
        selected={selected}
        busy={busy}
        handlers={handlers}
        onDelete={onDelete}
      />
      {/* The role may be switched in another tab. The form's values stay as a draft. */}
      <RowDrawer search={search} target={target?.mode === "view" || canWrite ? target : null} close={close} />
    </ListCard>
  );
}

/** Focuses the table if the focus is in the toast, which is about to be removed, or nowhere. */
function restoreFocus(table: HTMLElement | null) {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.closest("[role=alert]")) table?.focus();
}
