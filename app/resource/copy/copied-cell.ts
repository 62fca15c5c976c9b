/** The clipboard's type for a cell that is copied alone. Its JSON is `[source, field, value, text]`. */
export const COPIED_CELL = "application/x-cell";

/** Where a cell was copied from: the ids of another deployment would name other records. */
export const cellSource = (namespace: string): string => `${location.origin} ${namespace}`;
