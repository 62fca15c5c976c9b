import { CountedTextarea } from "~/components/fields/counted-textarea";
import { usePrinting } from "~/lib/page/use-phone-page";
import { translate } from "~/resource/resource-texts";
import { type Column, type Field, type FieldForm, type Maybe, plainText } from "./field";
import { textFilter, textRule, textSamples } from "./text";

export type LongTextOptions = {
  column?: Partial<Column>;
  /** The call matches a part of the text. */
  filter?: "part";
  /** `max`: the most characters, counted by code points. */
  form?: { required?: boolean; max: number };
};

/** A row has room for no more, and a page has a hundred rows. */
const CELL_LENGTH = 100;
/** Cut between code points: half an emoji is no character. */
function beginning(text: string): string {
  const characters = [...text.slice(0, 2 * CELL_LENGTH + 2)];
  return characters.length > CELL_LENGTH ? `${characters.slice(0, CELL_LENGTH).join("")}…` : text;
}

/** Paper has room for all of it, and no drawer. */
const LongText = ({ text }: { text: string }) => (usePrinting() ? text : beginning(text));

/** A text of several lines: its beginning in the table, all of it on paper and in the drawer. */
export function longText<const Options extends LongTextOptions>(options: Options): Field<Maybe<string>, Options> {
  const { column, filter, form }: LongTextOptions = options;
  return {
    column: { width: 220, truncates: true, ...column },
    cell: (value) => <LongText text={plainText(value)} />,
    text: plainText,
    isNoFact: true,
    detail: plainText,
    csv: plainText,
    filter: filter ? textFilter : null,
    form: form ? longTextForm(form) : null,
  };
}

const longTextForm = ({ required = false, max }: { required?: boolean; max: number }): FieldForm<string> => ({
  toValue: plainText,
  rule: (context) => textRule(context, { required, max }),
  toBody: (typed) => typed.trim(),
  // A text area has these line ends too.
  parse: (cell) => cell.replace(/\r\n?/g, "\n"),
  text: (typed) => typed,
  accepts: () => translate("resource:form.characters", { max }),
  samples: textSamples,
  Input: ({ name: _, context, defaultValue, ...input }) => (
    <CountedTextarea
      {...input}
      defaultValue={plainText(defaultValue)}
      label={context.label}
      limit={max}
      withAsterisk={required}
    />
  ),
});
