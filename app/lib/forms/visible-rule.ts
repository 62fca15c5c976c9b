import * as v from "valibot";
import { isVisible } from "~/lib/text/invisible";

/** Refuses a text with characters that are not seen, or that turn the order of those around them. */
export const visible = (message: string) => v.check<string, string>(isVisible, message);
