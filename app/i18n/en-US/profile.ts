import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/profile";

export default {
  print: "Print",
  progress: { title: "Progress", submitted: "Change submitted", reviewing: "Under review", done: "Change completed" },
  video: { title: "Current video parameters" },
  audio: { title: "Current audio parameters" },
  outside: "Outside {{min}}–\u2060{{max}}",
} satisfies SameKeys<typeof translations>;
