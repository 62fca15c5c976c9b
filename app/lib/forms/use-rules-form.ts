import { useForm } from "@mantine/form";
import { type FormEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import * as v from "valibot";
import { fieldErrors } from "./form-rules";

type Errors = Record<string, string>;

export type RulesFormOptions<Values> = {
  onValuesChange?: (values: Values) => void;
  /** Validates these fields only, for a form whose other fields are on a later step; see `onNext`. */
  fields?: readonly string[];
  /** Validates the initial values too, which the server may have stored by other rules. */
  validateInitially?: boolean;
  /** Why the server refused fields with these values, by their paths; they may have been sent before this form was opened. */
  refused?: (values: Values) => Errors;
  /** The path of the field that has the focus at first. */
  focused?: string;
  /** Called with the paths of invalid fields before the first of them gets the focus, to show those out of sight. */
  onInvalid?: (paths: string[]) => void;
};

/**
 * A form that is validated by a schema: on submit, and on blur after the first submit or if it opens with errors. The
 * first invalid field gets the focus, and a valid form with a fieldset leaves it on the button while it is sent.
 *
 * `onSubmit(submit)`: the handler of a form that is complete; what is sent is the schema's output, such as trimmed texts
 * and numbers, and the values are as they were typed.
 * `onNext(next)`: the handler of a step with `fields`; the other fields need not be valid, so there is no output yet.
 * `refuse(errors, sent)`: shows why the server refused fields, each until it is changed or the form is submitted again;
 * not at a field that has another value by now than in the values that were sent.
 * `failedSubmits`: how many submits the rules have stopped.
 */
export function useRulesForm<Values extends Record<string, unknown>, Output = unknown>(
  rules: v.GenericSchema<Values, Output>,
  initial: Values,
  {
    onValuesChange,
    fields,
    validateInitially = false,
    refused: reasonsOf = () => ({}),
    focused,
    onInvalid,
  }: RulesFormOptions<Values> = {},
) {
  const [refused, setRefused] = useState(() => reasonsOf(initial));
  const validate = (values: Values): Errors =>
    Object.fromEntries(Object.entries(fieldErrors(rules, values)).filter(([path]) => fields?.includes(path) ?? true));

  const [initialErrors] = useState(() => ({ ...(validateInitially && validate(initial)), ...refused }));
  const [failedSubmits, setFailedSubmits] = useState(0);
  const [validatesOnBlur, setValidatesOnBlur] = useState(Object.keys(initialErrors).length > 0);

  const form = useForm<Values>({
    // Two forms on a page may have fields with the same name: `getInputNode` finds them by the form's name.
    name: useId().replaceAll(":", ""),
    mode: "uncontrolled",
    initialValues: initial,
    initialErrors,
    onValuesChange,
    validate,
    enhanceGetInputProps: ({ field }) => ({
      onBlur: () => validatesOnBlur && revalidate(field),
      // The attribute is for a dialog, which moves the focus a moment after it has opened.
      ...(field === focused && { autoFocus: true, "data-autofocus": true }),
    }),
  });

  // A reason goes with the value that it is about, and comes back with it, or with the step that has its field.
  const reasons = reasonsOf(form.getValues());
  const refusal = JSON.stringify([reasons, fields]);
  const [known, setKnown] = useState(refusal);
  if (refusal !== known) {
    setKnown(refusal);
    if (Object.keys(reasons).length > 0) {
      setRefused(reasons);
      setValidatesOnBlur(true);
      form.setErrors((current) => ({ ...current, ...reasons }));
    }
  }

  /** An error may depend on another field, so all that are shown are checked again. */
  function revalidate(blurred: unknown): void {
    const isShown = (path: string) => path === blurred || path in form.errors;
    const errors = Object.entries(validate(form.getValues())).filter(([path]) => isShown(path));
    const ofServer = Object.entries(refused).filter(([path, message]) => form.errors[path] === message);
    form.setErrors(Object.fromEntries([...ofServer, ...errors]));
  }

  function focusFirst(errors: object): void {
    // Errors of the rules are in the order of the fields.
    const [first] = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
    first?.focus();
  }

  function refuse(errors: Errors, sent: Values = form.getValues()): void {
    const shown = errorsAsSent(errors, form.getValues(), sent);
    setRefused(shown);
    // The fields may be disabled until the page is rendered.
    flushSync(() => form.setErrors(shown));
    focusFirst(shown);
  }

  const onNext = (next: (values: Values) => void) =>
    form.onSubmit(
      (values, event) => {
        focusSubmitter(event);
        next(values);
      },
      (errors) => {
        setValidatesOnBlur(true);
        flushSync(() => {
          setFailedSubmits((count) => count + 1);
          onInvalid?.(Object.keys(errors));
        });
        focusFirst(errors);
      },
    );
  const onSubmit = (submit: (output: Output, values: Values) => void) =>
    onNext((values) => submit(v.parse(rules, values), values));
  return { form, onSubmit, onNext, refuse, failedSubmits };
}

/** Errors by the names of fields, without those of fields that have another value by now than the one that was sent. */
export const errorsAsSent = <Values extends Record<string, unknown>>(
  errors: Errors,
  values: Values,
  sent: Values,
): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) => JSON.stringify(values[name]) === JSON.stringify(sent[name])),
  );

/** A field of a fieldset, in which Enter was pressed, is disabled while the form is sent. */
function focusSubmitter(event: FormEvent<HTMLFormElement> | undefined): void {
  if (!document.activeElement?.closest("fieldset")) return;
  const submitter = event?.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  submitter?.focus();
}
