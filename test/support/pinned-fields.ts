import { declaredColumns } from "~/resource/columns/column-settings";

/** Fields of a list: one without a column, and one pinned at each end. */
export const FIELDS = {
  number: { column: {} },
  note: { column: null },
  name: { column: {} },
  status: { column: { pin: "right" as const } },
  logo: { column: { pin: "left" as const } },
};

/** Their columns, as declared. */
export const COLUMNS = declaredColumns(FIELDS);
