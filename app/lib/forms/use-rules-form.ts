import { useForm } from "@mantine/form";
import { useId, useState } from "react";
import type * as v from "valibot";
import { wrongFields } from "./form-rules";

type Options<Values> = {
  onValuesChange?: (values: Values) => void;
  /** Those to be checked, where the others are not on the page yet. */
  fields?: readonly string[];
};

/**
 * A form whose rules are a schema: checked on submit, and on leaving a field after the first submit.
 * The first wrong field gets the focus.
 */
export function useRulesForm<Values extends Record<string, unknown>>(
  rules: v.GenericSchema<Values, unknown>,
  initial: Values,
  { onValuesChange, fields }: Options<Values> = {},
) {
  const [submitted, setSubmitted] = useState(false);
  const form = useForm<Values>({
    // Two forms of a page may have fields of one name: the first wrong one is looked for in its own.
    name: useId().replaceAll(":", ""),
    mode: "uncontrolled",
    initialValues: initial,
    onValuesChange,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(wrongFields(rules, values)).filter(([field]) => fields?.includes(field) ?? true),
      ),
    validateInputOnBlur: submitted,
  });
  const onSubmit = (send: (values: Values) => void) =>
    form.onSubmit(send, (errors) => {
      setSubmitted(true);
      // They come in the order of the rules, which is that of the fields.
      const [first] = Object.keys(errors);
      if (first) form.getInputNode(first)?.focus();
    });
  return { form, onSubmit };
}
