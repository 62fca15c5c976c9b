import { useForm } from "@mantine/form";
import { useId, useState } from "react";
import type * as v from "valibot";
import { fieldErrors } from "./form-rules";

type Options<Values> = {
  onValuesChange?: (values: Values) => void;
  /** Validates these fields only, for a form whose other fields are on a later step. */
  fields?: readonly string[];
};

/**
 * A form that is validated by a schema: on submit, and after the first submit on blur.
 * The first invalid field gets the focus.
 */
export function useRulesForm<Values extends Record<string, unknown>>(
  rules: v.GenericSchema<Values, unknown>,
  initial: Values,
  { onValuesChange, fields }: Options<Values> = {},
) {
  const [submitted, setSubmitted] = useState(false);
  const form = useForm<Values>({
    // Two forms on a page may have fields with the same name: `getInputNode` finds them by the form's name.
    name: useId().replaceAll(":", ""),
    mode: "uncontrolled",
    initialValues: initial,
    onValuesChange,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(fieldErrors(rules, values)).filter(([field]) => fields?.includes(field) ?? true),
      ),
    validateInputOnBlur: submitted,
  });
  const onSubmit = (submit: (values: Values) => void) =>
    form.onSubmit(submit, (errors) => {
      setSubmitted(true);
      // Errors are in the order of the rules, which is the order of the fields.
      const [first] = Object.keys(errors);
      if (first) form.getInputNode(first)?.focus();
    });
  return { form, onSubmit };
}
