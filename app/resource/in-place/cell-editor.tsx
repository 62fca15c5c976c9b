import { Button, Group, Text } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type MutableRefObject, useCallback, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { WriteFailure } from "~/components/feedback/write-failure";
import { dropDrafts } from "~/features/drafts/drafts";
import { useFormat } from "~/i18n/format";
import { withFocusAround } from "~/lib/page/focus-around";
import { undoChanges } from "~/resource/bulk-edit/run-changes";
import { reverseOf } from "~/resource/bulk-edit/send-changes";
import { ConflictPanel } from "~/resource/drawer/conflict-panel";
import { useRecordForm } from "~/resource/drawer/use-record-form";
import { withField } from "~/resource/form/form-values";
import { ResourceContext, useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { type CellKey, cellForm } from "./cell-forms";
import { cellKeys } from "./cell-keys";
import type { EditedCellProps } from "./edited-cell";
import classes from "./edited-cell.module.css";
import { focusInput, type Selection } from "./focus-input";
import { useLeaving } from "./use-leaving";

type Props = EditedCellProps & {
  /** Enter or Tab, if it was pressed before the code of the editor was loaded. */
  lastKey: KeyboardEventInit | undefined;
  /** What was selected of the text that was typed before the code was loaded; null if the focus went elsewhere meanwhile. */
  selection: MutableRefObject<Selection | null | undefined>;
};

/** The form of one field of a record, in its cell. */
export function CellEditor(props: Props) {
  const resource = useResource();
  const single = useMemo(() => withField(resource, props.name), [resource, props.name]);
  return (
    <ResourceContext.Provider value={single}>
      <CellForm {...props} />
    </ResourceContext.Provider>
  );
}

function CellForm({ row, title, name, takesFocus, lastKey, selection, handlers }: Props) {
  const { t } = useTranslation(["editing", "resource"]);
  const resource = useResource();
  const context = useResourceTexts().context(name);
  const { onLost } = handlers;
  const element = useRef<HTMLFormElement | null>(null);
  const cell = { id: String(row.id), name };
  const key = cellForm(resource, cell);
  const { form, submit, isPending, failure, reasons, conflict, choose } = useRecordForm({
    name: key,
    row,
    onSaved: () => handlers.close(cell),
    onLeftSaved: () => handlers.close(cell),
    undo(change) {
      // From the toast, which goes.
      onLost();
      undoChanges(resource, [reverseOf(resource, change)]).finally(onLost);
    },
  });
  const focus = useLeaving(() => {
    if (element.current && !form.isDirty() && !isPending) handlers.close(cell);
  });
  const kind = resource.fields[name]?.form;
  const savesAgain = useRef(false);
  function save(): void {
    savesAgain.current = isPending;
    element.current?.requestSubmit();
  }

  // What was to be saved while what was before it was being sent.
  useDidUpdate(() => {
    if (savesAgain.current && !isPending && !failure && !conflict && form.isDirty()) save();
  }, [isPending]);

  function cancel(): void {
    // What is on its way cannot be taken back.
    if (isPending) handlers.leave(cell);
    else {
      dropDrafts({ screen: resource.screen, form: key });
      handlers.close(cell);
    }
  }
  function saveAndMove(step: 1 | -1): void {
    const { hasErrors } = form.validate();
    save();
    if (!hasErrors) handlers.move(cell, step);
  }
  const mount = useCallback(
    (node: HTMLFormElement | null) => {
      if (node === null && element.current?.contains(document.activeElement)) onLost();
      element.current = node;
      if (takesFocus && selection.current !== null) focusInput(node, selection.current);
      // Not while React mounts it, since it may be closed at once.
      if (lastKey) queueMicrotask(() => node?.dispatchEvent(new KeyboardEvent("keydown", lastKey)));
    },
    [takesFocus, lastKey, selection, onLost],
  );
  if (!kind) return null;
  const { onChange, ...input } = form.getInputProps(name);
  const change = (value: unknown) => {
    onChange(value);
    savesAgain.current = false;
    if (kind.picks) save();
  };
  return (
    <form
      ref={mount}
      className={`${classes.editor} screen-only`}
      aria-label={t("cell", { name: title, field: context.label })}
      aria-busy={isPending}
      noValidate
      onSubmit={submit}
      {...focus}
      onKeyDownCapture={cellKeys({ save, cancel, saveAndMove, picks: kind.picks ?? false })}
    >
      <div className={classes.line}>
        {/* The header of the column says the label; readers and voices still find it. */}
        <div className={`${classes.input} labels-hidden`}>
          <kind.Input key={form.key(name)} {...input} onChange={change} name={name} context={context} />
        </div>
        <CellButtons isPending={isPending} cancel={cancel} />
      </div>
      {conflict && (
        <ConflictPanel key={conflict.round} refused={conflict.refused} conflicts={conflict.fields} onChoose={choose} />
      )}
      <WriteFailure title={t("resource:form.notSaved")} error={failure} reasons={reasons} />
    </form>
  );
}

/** Plain buttons, as in the rows: Mantine's take longer to render. */
function CellButtons({ isPending, cancel }: { isPending: boolean; cancel: () => void }) {
  const { t } = useTranslation("resource");
  return (
    <>
      <button type="submit" className={classes.save} tabIndex={-1} aria-label={t("form.save")} disabled={isPending}>
        <IconCheck aria-hidden />
      </button>
      <button type="button" className={classes.cancel} tabIndex={-1} aria-label={t("form.cancel")} onClick={cancel}>
        <IconX aria-hidden />
      </button>
    </>
  );
}

type OutOfSightProps = { cells: readonly CellKey[]; onDrop: () => void };

/** Says that cells are unsaved which are not on the page, and would be lost without being seen. */
export function OutOfSight({ cells, onDrop }: OutOfSightProps) {
  const { t } = useTranslation("editing");
  const resource = useResource();
  const drop = () => {
    for (const cell of cells) dropDrafts({ screen: resource.screen, form: cellForm(resource, cell) });
    onDrop();
  };
  return (
    <Group gap="xs" mb="xs" className="screen-only">
      <Text component="span" role="status" c="var(--text-2)">
        {t("outOfSight", { total: useFormat().number(cells.length) })}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={withFocusAround(drop)}>
        {t("drop")}
      </Button>
    </Group>
  );
}
