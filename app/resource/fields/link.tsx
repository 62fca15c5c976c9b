import { TextInput } from "@mantine/core";
import * as v from "valibot";
import { isWebAddress } from "~/lib/text/web-address";
import { translate } from "~/resource/resource-texts";
import { type Column, type Field, type FieldContext, type FieldForm, type Maybe, plainText } from "./field";
import classes from "./link.module.css";
import { textFilter } from "./text";

export type LinkOptions = {
  column?: Partial<Column>;
  /** The call matches a part of the address. */
  filter?: "part";
  form?: { required?: boolean };
};

/** Text that is no web address stays text: a link may run code or open another program. */
function linked(value: unknown, { tabIndex }: FieldContext) {
  const address = plainText(value);
  if (!isWebAddress(address)) return address;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={classes.link} tabIndex={tabIndex}>
      {address}
    </a>
  );
}

/** An http, https or ftp URL. */
export function link<const Options extends LinkOptions>(options: Options): Field<Maybe<string>, Options> {
  const { column, filter, form }: LinkOptions = options;
  return {
    column: { width: 220, truncates: true, ...column },
    cell: linked,
    text: plainText,
    detail: linked,
    csv: plainText,
    filter: filter ? textFilter : null,
    form: form ? linkForm(form) : null,
  };
}

const linkForm = ({ required = false }: { required?: boolean }): FieldForm<string> => ({
  toValue: plainText,
  rule: ({ label }) =>
    v.pipe(
      v.string(),
      v.check((typed) => !required || typed.trim() !== "", translate("resource:rules.required", { field: label })),
      v.check(
        (typed) => typed.trim() === "" || isWebAddress(typed.trim()),
        translate("resource:rules.link", { field: label }),
      ),
    ),
  toBody: (typed) => typed.trim(),
  parse: (cell) => cell,
  text: (typed) => typed,
  samples: () => ["https://example.com", "https://example.com/path"],
  Input: ({ name: _, context, ...input }) => (
    <TextInput {...input} label={context.label} placeholder="https://" inputMode="url" withAsterisk={required} />
  ),
});
