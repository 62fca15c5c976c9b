import i18next from "i18next";
import { refusedFields } from "~/api/client/refused-fields";
import { REASONS_SHOWN } from "~/config/limits";
import { ofField } from "~/i18n/joined";
import type { ResourceTexts } from "~/resource/resource-texts";
import type { ImportRow } from "./read-rows";

/** The first of what a refusal says of fields, such as `rows.0.name`: of which row and field, or else after the server's name. */
export const importReasons = (refusal: unknown, rows: readonly ImportRow[], texts: ResourceTexts): string[] =>
  Object.entries(refusedFields(refusal))
    .slice(0, REASONS_SHOWN)
    .map(([path, reason]) => {
      const [, index, name = ""] = /^rows\.(\d+)\.(.+)$/.exec(path) ?? [];
      const row = index && rows[Number(index)]?.row;
      const { label } = texts.context(row ? name : path);
      return row ? i18next.t("imports:reason", { row, field: label, reason }) : ofField(label, reason);
    });
