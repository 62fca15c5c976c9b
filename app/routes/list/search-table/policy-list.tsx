import { Paper } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import { memo, useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "~/api/policy";
import { Promised } from "~/components/feedback/promised";
import { draftOf } from "~/features/drafts/drafts";
import { Allowed, useAllowed } from "~/session/allowed";
import { BulkBar } from "./bulk-bar";
import { CreateButtons } from "./create-buttons";
import { useDelete } from "./deletion/use-delete";
import { FilterChips } from "./filter-chips";
import { Found } from "./found";
import { PolicyDrawer } from "./policy-drawer";
import { NEW_POLICY } from "./policy-form";
import classes from "./policy-list.module.css";
import { filtersKey, type PolicySearch } from "./query";
import { type PolicyPage, readPage } from "./read-page";
import { type DrawerTarget, SCREEN } from "./row-tools";
import { TableSkeleton } from "./table-skeleton";
import { Toolbar } from "./toolbar";
import { useSelection } from "./use-selection";
import { useStatus } from "./use-status";

type Props = { search: PolicySearch; page: Promise<PolicyPage> };

/** The card of the list: toolbar, conditions, what is chosen, table, paging. */
export const PolicyList = memo(function PolicyList({ search, page }: Props) {
  const { t } = useTranslation("policies");
  const region = useRef<HTMLDivElement>(null);
  const [drawer, setDrawer] = useState(openedDrawer);
  const { chosen, select, clear } = useSelection(filtersKey(search));
  const { busy, setStatus } = useStatus();
  const { hidden, remove } = useDelete({ onEnd: useCallback(() => takeFocusBack(region.current), []) });
  const open = useCallback((target: DrawerTarget) => setDrawer({ target, opened: true }), []);
  const close = useCallback(() => setDrawer((before) => ({ ...before, opened: false })), []);
  const mayWrite = useAllowed("policy:write");
  // The role may be switched in another tab. What was filled in stays as a draft.
  if (drawer.opened && drawer.target?.mode !== "view" && !mayWrite) close();
  const tools = useMemo(() => ({ select, open, setStatus }), [select, open, setStatus]);

  const removeAll = (policies: readonly Policy[]) => {
    select(policies, false);
    remove(policies.map(({ id }) => id));
  };
  const onDelete = useCallbackRef((policy: Policy) => removeAll([policy]));

  return (
    <Paper component="section" withBorder radius="md" className={classes.card} aria-label={t("table")}>
      <Toolbar search={search} page={page}>
        <Allowed to="policy:write">
          {chosen.size === 0 && <CreateButtons onCreate={() => open({ mode: "new" })} />}
          <BulkBar
            chosen={chosen}
            busy={busy}
            setStatus={setStatus}
            remove={() => removeAll([...chosen.values()])}
            clear={clear}
          />
        </Allowed>
      </Toolbar>
      <FilterChips search={search} />
      <Promised data={page} again={() => readPage(search)} skeleton={<TableSkeleton />}>
        {(found, late) => (
          <Found
            {...found}
            ref={region}
            asked={search}
            late={late}
            hidden={hidden}
            chosen={chosen}
            busy={busy}
            tools={tools}
            onDelete={onDelete}
          />
        )}
      </Promised>
      <PolicyDrawer {...drawer} close={close} />
    </Paper>
  );
});

/** The form of a new policy comes back with its draft, such as after a switch between tabs. */
function openedDrawer(): { target: DrawerTarget | null; opened: boolean } {
  const hasDraft = draftOf({ screen: SCREEN, form: NEW_POLICY }) !== undefined;
  return { target: hasDraft ? { mode: "new" } : null, opened: hasDraft };
}

/** The toast that is about to go has the focus, or nothing has. */
function takeFocusBack(region: HTMLElement | null) {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.closest("[role=alert]")) region?.focus();
}
