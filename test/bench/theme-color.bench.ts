import { bench } from "vitest";
import { themeColorStyle } from "~/settings/theme-color";

bench("the palette of one colour, light and dark", () => {
  themeColorStyle("#165DFF");
});
