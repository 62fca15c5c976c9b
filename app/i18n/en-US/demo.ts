import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/demo";

export default {
  reset: "Reset demo data",
  confirm: "Reset",
  content: "All demo data returns to its first state, your changes are lost, and the page is loaded again.",
} satisfies SameKeys<typeof translations>;
