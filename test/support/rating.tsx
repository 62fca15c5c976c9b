import { Rating } from "@mantine/core";
import * as v from "valibot";
import type { Field } from "~/resource/fields/field";
import { translate } from "~/resource/resource-texts";

const STARS = [1, 2, 3, 4, 5];
const stars = (value: number) => "★".repeat(value).padEnd(STARS.length, "☆");

/** A kind of one's own: one to five stars. */
export const rating = (): Field<number> => ({
  column: { width: 90, sort: true },
  cell: (value) => <span title={String(value)}>{stars(value)}</span>,
  text: String,
  detail: stars,
  csv: (value) => value,
  filter: null,
  form: {
    toValue: (value) => (typeof value === "number" ? value : null),
    rule: ({ label }) =>
      v.pipe(
        v.nullable(v.union([v.number(), v.string()])),
        v.check((value) => STARS.some((one) => one === value), translate("resource:rules.choose", { field: label })),
      ),
    toBody: (value) => value,
    parse: (cell) => Number(cell),
    text: (value) => String(value ?? ""),
    samples: () => [5, 3],
    Input: ({ name: _, context, ...input }) => <Rating {...input} aria-label={context.label} />,
  },
});
