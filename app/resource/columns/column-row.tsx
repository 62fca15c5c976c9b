import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ActionIcon } from "@mantine/core";
import IconGripVertical from "@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs";
import IconPinLeft from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs";
import IconPinRight from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightCollapse.mjs";
import { useTranslation } from "react-i18next";
import { isLastShown, pinColumn, showColumn } from "./change-columns";
import { type ColumnSetting, type ColumnSettings, isColumnShown } from "./column-settings";
import classes from "./columns.module.css";
import { useIsNarrow } from "./use-is-narrow";

/** Changes the settings as they are stored, which another browser tab may have changed since this one was opened. */
export type ChangeColumns = (change: (stored: ColumnSettings) => ColumnSettings) => void;

type Props = {
  column: ColumnSetting;
  name: string;
  settings: ColumnSettings;
  onChange: ChangeColumns;
};

const PINS = [
  { pin: "left", label: "pinLeft", Icon: IconPinLeft },
  { pin: "right", label: "pinRight", Icon: IconPinRight },
] as const;

/** One column with its drag handle, visibility and pins. */
export function ColumnRow({ column: setting, name: column, settings, onChange }: Props) {
  const { id, pin } = setting;
  const { t } = useTranslation("resource");
  const isLast = isLastShown(settings, setting);
  const isNarrow = useIsNarrow();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        variant="subtle"
        color="gray"
        className={classes.handle}
        aria-label={t("columns.move", { column })}
      >
        <IconGripVertical aria-hidden />
      </ActionIcon>
      <label className={classes.name}>
        <input
          type="checkbox"
          className={classes.checkbox}
          aria-label={t("columns.show", { column })}
          checked={isColumnShown(setting, isNarrow)}
          disabled={isLast}
          title={isLast ? t("columns.last") : undefined}
          onChange={({ currentTarget: { checked } }) => onChange((stored) => showColumn(stored, id, checked))}
        />
        {column}
      </label>
      {PINS.map(({ pin: side, label, Icon }) => (
        <ActionIcon
          key={side}
          variant={pin === side ? "light" : "subtle"}
          color={pin === side ? undefined : "gray"}
          aria-label={t(`columns.${label}`, { column })}
          title={t(`columns.${label}`, { column })}
          aria-pressed={pin === side}
          onClick={() => onChange((stored) => pinColumn(stored, id, pin === side ? "none" : side))}
        >
          <Icon aria-hidden />
        </ActionIcon>
      ))}
    </li>
  );
}
