import { deployment } from "./deployment";
import { type Locale, languageOf } from "./locales";

/** The deployment's product name, else the default of the language. */
export const productNameIn = (locale: Locale): string => deployment().productName || languageOf(locale).product;
