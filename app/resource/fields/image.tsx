import { trustedImage } from "~/components/display/trusted-image";
import { type Column, type Field, type FieldContext, type Maybe, plainText } from "./field";
import classes from "./image.module.css";

export type ImageOptions = { column?: Partial<Column> };

/** The address of a picture, which is loaded from trusted hosts only; other text is shown. */
export function image<const Options extends ImageOptions>({ column }: Options): Field<Maybe<string>, Options> {
  const picture =
    (className: string | undefined) =>
    (value: unknown, { label }: FieldContext) => {
      const address = plainText(value);
      const source = trustedImage(address);
      return source ? <img src={source} alt={label} loading="lazy" className={className} /> : address;
    };
  return {
    column: { width: 80, truncates: true, ...column },
    cell: picture(classes.thumbnail),
    // The address of a picture that is shown says nothing more, and may be the picture itself.
    text: (value) => (trustedImage(plainText(value)) ? "" : plainText(value)),
    isNoFact: true,
    detail: picture(classes.whole),
    csv: plainText,
    filter: null,
    form: null,
  };
}
