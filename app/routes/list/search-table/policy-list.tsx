import { Paper } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import { useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "~/api/policy";
import { readDraft } from "~/features/drafts/drafts";
import { Allowed, useAllowed } from "~/session/allowed";
import { BulkBar } from "./bulk-bar";
import { CreateButtons } from "./create-buttons";
import { useDelete } from "./deletion/use-delete";
import { FilterChips } from "./filter-chips";
import { PolicyDrawer } from "./policy-drawer";
import { NEW_POLICY } from "./policy-form";
import classes from "./policy-list.module.css";
import { useSetStatus } from "./policy-mutations";
import { filtersKey, type PolicySearch } from "./query";
import { ResultsTable } from "./results-table";
import { type DrawerTarget, SCREEN } from "./row-handlers";
import { Toolbar } from "./toolbar";
import { useSelection } from "./use-selection";

export function PolicyList({ search }: { search: PolicySearch }) {
  const { t } = useTranslation("policies");
  const tableRef = useRef<HTMLDivElement>(null);
  const [drawer, setDrawer] = useState(initialDrawer);
  const { selected, select, clear } = useSelection(filtersKey(search));
  const { busy, setStatus } = useSetStatus();
  const { hidden, remove } = useDelete({ onEnd: useCallback(() => restoreFocus(tableRef.current), []) });
  const open = useCallback((target: DrawerTarget) => setDrawer({ target, opened: true }), []);
  const close = () => setDrawer((before) => ({ ...before, opened: false }));
  const canWrite = useAllowed("policy:write");
  // The role may be switched in another tab. The form's values stay as a draft.
  if (drawer.opened && drawer.target?.mode !== "view" && !canWrite) close();
  const handlers = useMemo(() => ({ select, open, setStatus }), [select, open, setStatus]);

  const removeAll = (policies: readonly Policy[]) => {
    select(policies, false);
    remove(policies.map(({ id }) => id));
  };
  const onDelete = useCallbackRef((policy: Policy) => removeAll([policy]));

  return (
    <Paper component="section" withBorder radius="md" className={classes.card} aria-label={t("table")}>
      <Toolbar search={search}>
        <Allowed to="policy:write">
          {selected.size === 0 && <CreateButtons onCreate={() => open({ mode: "new" })} />}
          <BulkBar
            selected={selected}
            busy={busy}
            setStatus={setStatus}
            remove={() => removeAll([...selected.values()])}
            clear={clear}
          />
        </Allowed>
      </Toolbar>
      <FilterChips search={search} />
      <ResultsTable
        search={search}
        tableRef={tableRef}
        hidden={hidden}
        selected={selected}
        busy={busy}
        handlers={handlers}
        onDelete={onDelete}
      />
      <PolicyDrawer {...drawer} close={close} />
    </Paper>
  );
}

/** The form of a new policy opens again if it has a draft, for example after a switch between tabs. */
function initialDrawer(): { target: DrawerTarget | null; opened: boolean } {
  const hasDraft = readDraft({ screen: SCREEN, form: NEW_POLICY }) !== undefined;
  return { target: hasDraft ? { mode: "new" } : null, opened: hasDraft };
}

/** Focuses the table if the focus is in the toast, which is about to be removed, or nowhere. */
function restoreFocus(table: HTMLElement | null) {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.closest("[role=alert]")) table?.focus();
}
