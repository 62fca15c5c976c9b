import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Button } from "@mantine/core";
import isEqual from "fast-deep-equal";
import { useTranslation } from "react-i18next";
import { focusableDisabled } from "~/components/actions/focusable-disabled";
import { useStore } from "~/lib/state/use-store";
import { useResource } from "~/resource/resource-context";
import { moveColumn } from "./change-columns";
import { type ChangeColumns, ColumnRow } from "./column-row";
import type { ColumnSettings } from "./column-settings";
import classes from "./columns.module.css";
import { useColumnNames } from "./use-column-names";

type Dragged = { id: string | number };

const columnOf = (dragged: Dragged | null | undefined) => (dragged ? String(dragged.id) : undefined);

/** Shows, hides, moves and pins columns; changes apply at once. `onLift`: a column has been lifted, or is no longer. */
export default function ColumnsPanel({ onLift }: { onLift: (isLifted: boolean) => void }) {
  const { preferences } = useResource();
  const settings = useStore(preferences, ({ columns }) => columns);
  const onChange: ChangeColumns = (change) => preferences.update(({ columns }) => ({ columns: change(columns) }));
  const nameOf = useColumnNames();
  const { t } = useTranslation("resource");
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const moveToTarget = ({ active, over }: DragEndEvent) => {
    onLift(false);
    const [moved, target] = [columnOf(active), columnOf(over)];
    if (moved && target && moved !== target) onChange((stored) => moveColumn(stored, moved, target));
  };
  return (
    <div className={classes.panel}>
      <div className={classes.head} aria-hidden>
        <span>{t("columns.button")}</span>
        <span>{t("columns.pin")}</span>
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={() => onLift(true)}
        onDragEnd={moveToTarget}
        onDragCancel={() => onLift(false)}
        accessibility={{
          announcements: useAnnouncements(settings, nameOf),
          screenReaderInstructions: { draggable: t("columns.howTo") },
        }}
      >
        <SortableContext items={settings.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ul className={classes.list} aria-label={t("columns.title")}>
            {settings.map((column) => (
              <ColumnRow
                key={column.id}
                column={column}
                name={nameOf(column.id)}
                settings={settings}
                onChange={onChange}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <ResetButton />
    </div>
  );
}

/** It keeps the focus when nothing is left to reset. */
function ResetButton() {
  const { t } = useTranslation("resource");
  const { preferences } = useResource();
  const { defaultColumns } = preferences;
  const isDefault = useStore(preferences, ({ columns, widths }) => isEqual({ columns, widths }, defaultColumns));
  return (
    <Button size="compact-sm" variant="subtle" {...focusableDisabled(isDefault, () => preferences.set(defaultColumns))}>
      {t("columns.reset")}
    </Button>
  );
}

function useAnnouncements(settings: ColumnSettings, nameOf: (id: string) => string): Announcements {
  const { t } = useTranslation("resource");
  const announce = (what: "lifted" | "moved" | "dropped" | "cancelled", active: Dragged, over?: Dragged | null) => {
    const column = columnOf(active);
    if (!column) return undefined;
    const moved = moveColumn(settings, column, columnOf(over) ?? column);
    const position = moved.findIndex(({ id }) => id === column) + 1;
    return t(`columns.${what}`, { column: nameOf(column), position });
  };
  return {
    onDragStart: ({ active }) => announce("lifted", active),
    onDragOver: ({ active, over }) => announce("moved", active, over),
    onDragEnd: ({ active, over }) => announce("dropped", active, over),
    onDragCancel: ({ active }) => announce("cancelled", active),
  };
}
