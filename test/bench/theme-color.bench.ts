import { bench } from "vitest";
import { themeColorStyle } from "~/settings/theme-color";

bench("computes the palette of one colour, light and dark", () => {
  themeColorStyle("#165DFF");
});
