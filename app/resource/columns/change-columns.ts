import { byPin, type ColumnSetting, type ColumnSettings, type Pin } from "./column-settings";

/** Whether a column is the only one that is shown on any page. */
export const isLastShown = (settings: ColumnSettings, { hidden }: ColumnSetting): boolean =>
  hidden === false && settings.filter((one) => one.hidden === false).length === 1;

/** The settings with a column at the position of another; it stays among those with the same pin. */
export function moveColumn(settings: ColumnSettings, id: string, over: string): ColumnSettings {
  const from = settings.findIndex((column) => column.id === id);
  const to = settings.findIndex((column) => column.id === over);
  const moved = settings[from];
  return moved && to >= 0 ? byPin(settings.toSpliced(from, 1).toSpliced(to, 0, moved)) : settings;
}

/** Shows or hides a column; the last visible one cannot be hidden. */
export function showColumn(settings: ColumnSettings, id: string, isShown: boolean): ColumnSettings {
  return settings.map((column) =>
    column.id === id && !isLastShown(settings, column) ? { ...column, hidden: !isShown } : column,
  );
}

/** Pins a column to a side, or unpins it. */
export function pinColumn(settings: ColumnSettings, id: string, pin: Pin): ColumnSettings {
  return byPin(settings.map((column) => (column.id === id ? { ...column, pin } : column)));
}
