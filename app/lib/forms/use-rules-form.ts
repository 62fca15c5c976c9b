import { useForm } from "@mantine/form";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import type * as v from "valibot";
import { wrongFields } from "./form-rules";
import { useSteadyHandlers } from "./use-steady-handlers";

/**
 * A form whose rules are a schema: checked on submit, and on leaving a field after the first submit.
 * The first wrong field gets the focus. A field that is memoised is drawn anew for its own changes alone.
 */
export function useRulesForm<Values extends Record<string, unknown>>(
  rules: v.GenericSchema<Values, unknown>,
  initial: Values,
  onValuesChange?: (values: Values) => void,
) {
  const [submitted, setSubmitted] = useState(false);
  const steady = useSteadyHandlers();
  const form = useForm<Values>({
    // Two forms of a page may have fields of one name: the first wrong one is looked for in its own.
    name: useId().replaceAll(":", ""),
    mode: "uncontrolled",
    initialValues: initial,
    onValuesChange,
    validate: (values) => wrongFields(rules, values),
    validateInputOnBlur: submitted,
    enhanceGetInputProps: ({ field, inputProps }) => steady(String(field), inputProps),
  });
  /** `fields` are those to be checked, where the others are not on the page yet. */
  const onSubmit =
    (send: (values: Values) => void, fields?: readonly string[]) => (event?: { preventDefault(): void }) => {
      event?.preventDefault();
      const wrong = Object.entries(wrongFields(rules, form.getValues()));
      const errors = wrong.filter(([field]) => fields?.includes(field) ?? true);
      form.setErrors(Object.fromEntries(errors));
      // They come in the order of the rules, which is that of the fields.
      const [first] = errors;
      if (!first) return send(form.getValues());
      setSubmitted(true);
      form.getInputNode(first[0])?.focus();
    };
  // The form's own functions are new with each drawing; effects need a way to them that stays.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const currentForm = useCallback(() => latest.current, []);
  return { form, onSubmit, currentForm };
}
