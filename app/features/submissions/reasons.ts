import isEqual from "fast-deep-equal";
import * as v from "valibot";
import { valueAt } from "~/features/parameters/parameter-definitions";
import type { Refusal } from "./outcomes";

/** Why the server refused fields, by their paths; without those that have another value by now. */
export const reasonsOf =
  <Values>(refusal: Refusal | undefined, rules: v.GenericSchema<Values, unknown>) =>
  (values: Values): Record<string, string> => {
    if (!refusal) return {};
    const { output } = v.safeParse(rules, values);
    const sent = refusal.submission.content.values;
    return Object.fromEntries(
      Object.entries(refusal.fields).filter(([path]) => isEqual(valueAt(output, path), valueAt(sent, path))),
    );
  };
