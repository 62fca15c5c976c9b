import * as v from "valibot";
import { isVisible } from "~/lib/text/invisible";

/** Refuses a text with characters that are not seen or turn the order of others, and one of which nothing is drawn. */
export const visible = (message: string) => v.check<string, string>(isVisible, message);
