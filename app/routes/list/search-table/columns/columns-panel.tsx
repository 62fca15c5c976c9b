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
import { useTranslation } from "react-i18next";
import { ColumnRow } from "./column-row";
import { COLUMN_IDS, type ColumnSettings, DEFAULT_COLUMNS, moveColumn } from "./column-settings";
import classes from "./columns.module.css";

type Props = { settings: ColumnSettings; onChange: (settings: ColumnSettings) => void };
type Dragged = { id: string | number };

const columnOf = (dragged: Dragged | null | undefined) => COLUMN_IDS.find((id) => id === dragged?.id);

/** Shows, hides, moves and pins columns; changes apply at once. */
export default function ColumnsPanel({ settings, onChange }: Props) {
  const { t } = useTranslation("policies");
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const moveToTarget = ({ active, over }: DragEndEvent) => {
    const [moved, target] = [columnOf(active), columnOf(over)];
    if (moved && target && moved !== target) onChange(moveColumn(settings, moved, target));
  };
  return (
    <div className={classes.panel}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={moveToTarget}
        accessibility={{
          announcements: useAnnouncements(settings),
          screenReaderInstructions: { draggable: t("columns.howTo") },
        }}
      >
        <SortableContext items={settings.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ul className={classes.list} aria-label={t("columns.title")}>
            {settings.map((column) => (
              <ColumnRow key={column.id} column={column} settings={settings} onChange={onChange} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <Button size="compact-sm" variant="subtle" onClick={() => onChange(DEFAULT_COLUMNS)}>
        {t("columns.reset")}
      </Button>
    </div>
  );
}

function useAnnouncements(settings: ColumnSettings): Announcements {
  const { t } = useTranslation("policies");
  const announce = (what: "lifted" | "moved" | "dropped" | "cancelled", active: Dragged, over?: Dragged | null) => {
    const column = columnOf(active);
    if (!column) return undefined;
    const target = columnOf(over) ?? column;
    const position = settings.findIndex(({ id }) => id === target) + 1;
    return t(`columns.${what}`, { column: t(`field.${column}`), position });
  };
  return {
    onDragStart: ({ active }) => announce("lifted", active),
    onDragOver: ({ active, over }) => announce("moved", active, over),
    onDragEnd: ({ active, over }) => announce("dropped", active, over),
    onDragCancel: ({ active }) => announce("cancelled", active),
  };
}
