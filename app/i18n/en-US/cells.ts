import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/cells";

export default {
  edit: "Edit {{field}} of “{{name}}”",
} satisfies SameKeys<typeof translations>;
