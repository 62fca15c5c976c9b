import type { ComponentType } from "react";
import * as v from "valibot";
import { translate } from "~/resource/resource-texts";
import type { Conditions, FieldContext, FieldFilter, InputProps } from "./field";

/** The names in the call's query of the first and the last value, both included; “range” is `<name>From`, `<name>To`. */
export type RangeNames = "range" | { from: string; to: string };

type RangeKind = {
  /** The condition of a text, as the address has it; null for a text that is none. */
  parse(text: string): string | null;
  /** What conditions and values are compared by; null for a value that no range contains. */
  order(value: unknown): string | number | null;
  text(condition: string, context: FieldContext): string;
  /** The keys of the message about an invalid text, and of the chips of a range with one end. */
  texts: { invalid: string; from: string; to: string };
  /** What that message says besides the name of the field. */
  limits?: object;
  Input: ComponentType<InputProps>;
};

const typed = v.tuple([v.string(), v.string()]);

/** Values from a first to a last one, both included; each end may be open. */
export function rangeFilter(names: RangeNames, { parse, order, text, texts, limits, Input }: RangeKind): FieldFilter {
  const isValid = (end: string) => end.trim() === "" || parse(end) !== null;
  const isOrdered = (low: unknown, high: unknown) => (order(low) ?? "") <= (order(high) ?? "");
  function read([first, second]: readonly (string | null)[]): Conditions {
    const [from, to] = [parse(first ?? "") ?? undefined, parse(second ?? "") ?? undefined];
    return from && to && !isOrdered(from, to) ? [to, from] : [from, to];
  }
  return {
    keys: (name) => (names === "range" ? [`${name}From`, `${name}To`] : [names.from, names.to]),
    read,
    toValue: ([first = "", last = ""]) => [first, last],
    toConditions: (value) => v.parse(typed, value).map((end) => parse(end) ?? undefined),
    rule: ({ label }) =>
      v.pipe(
        v.custom<[string, string]>((value) => v.is(typed, value)),
        v.check((ends) => ends.every(isValid), translate(texts.invalid, { field: label, ...limits })),
      ),
    matches: (value, [first, last]) =>
      order(value) !== null &&
      (first === undefined || isOrdered(first, value)) &&
      (last === undefined || isOrdered(value, last)),
    only(value) {
      const end = parse(String(order(value) ?? ""));
      return end === null ? null : [end, end];
    },
    text([first, last], context) {
      const [from, to] = [first, last].map((end) => (end === undefined ? "" : text(end, context)));
      if (first === last) return from ?? "";
      if (last === undefined) return translate(texts.from, { from });
      return translate(first === undefined ? texts.to : "resource:filters.range", { from, to });
    },
    Input,
  };
}
