const COMMA = "%2C";

/** Some values as one text, with commas between them; a comma of a value is written as `%2C`. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(",", COMMA)).join(",");

/** The values of such a text. */
export const splitValues = (text: string): string[] => text.split(",").map((value) => value.replaceAll(COMMA, ","));
