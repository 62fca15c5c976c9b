import type { FieldContext } from "~/resource/fields/field";
import { shown } from "~/resource/fields/shown";
import { clickValue } from "./click-value";

const wholeClicks = (clicks: string | number, { format }: FieldContext) =>
  typeof clicks === "number" ? format.number(clicks) : clicks;

/** Numbers and texts such as `346.3w+` in one form; a text that is no number stays. */
const shortClicks = (clicks: string | number, { format }: FieldContext) =>
  clickValue(clicks) > 0 ? format.short(clickValue(clicks)) : String(clicks);

/** The kind of a field with clicks: short, with all of them as the tooltip. */
export const clicks = {
  ...shown({ width: 82, alignEnd: true, sort: true }, wholeClicks),
  cell: (value: string | number, context: FieldContext) => (
    <span title={wholeClicks(value, context)}>{shortClicks(value, context)}</span>
  ),
  fact: shortClicks,
  isLabelledFact: true,
  sortKey: clickValue,
};
