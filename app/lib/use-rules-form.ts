import { useForm } from "@mantine/form";
import { valibotResolver } from "mantine-form-valibot-resolver";
import { useCallback, useEffect, useRef, useState } from "react";
import type * as v from "valibot";

/**
 * A form whose rules are a schema: checked on submit, and on leaving a field after the first submit.
 * The first wrong field gets the focus.
 */
export function useRulesForm<Values extends Record<string, unknown>>(
  rules: v.GenericSchema<Values>,
  initial: Values,
  onValuesChange?: (values: Values) => void,
) {
  const [submitted, setSubmitted] = useState(false);
  const form = useForm<Values>({
    mode: "uncontrolled",
    initialValues: initial,
    onValuesChange,
    validate: valibotResolver(rules),
    validateInputOnBlur: submitted,
  });
  const onSubmit = (send: (values: Values) => void) =>
    form.onSubmit(send, (errors) => {
      setSubmitted(true);
      // They come in the order of the rules, which is that of the fields.
      const [first = ""] = Object.keys(errors);
      form.getInputNode(first)?.focus();
    });
  // The form's own functions are new with each drawing; effects need a way to them that stays.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const currentForm = useCallback(() => latest.current, []);
  return { form, onSubmit, currentForm };
}
