import type { SameWords } from "../same-words";
import type words from "../zh-CN/profile";

export default {
  print: "Print",
  none: "–",
  progress: { title: "Progress", submitted: "Change submitted", reviewing: "Under review", done: "Change in use" },
  video: { title: "Current video parameters" },
  audio: { title: "Current audio parameters" },
  outside: "Outside {{min}}–{{max}} kbps",
  log: {
    title: "Operation log",
    contentNumber: "Content number",
    updateContent: "Change",
    status: "Status",
    updateTime: "Changed at",
    actions: "Actions",
    view: "View",
    viewer: "Change in detail",
    reviewing: "Under review",
    passed: "Passed",
  },
} satisfies SameWords<typeof words>;
