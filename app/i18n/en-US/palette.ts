import type { SameWords } from "~/i18n/same-words";
import type words from "~/i18n/zh-CN/palette";

export default {
  results: "Results",
  recent: "Recently visited",
  screens: "Screens",
  actions: "Actions",
  found: "Results: {{number}}",
  noResults: "Nothing found for “{{query}}”",
  hintMove: "Choose",
  hintRun: "Open",
  hintClose: "Close",
  clearRecents: "Clear recently visited",
  words: {
    theme: "theme dark light",
    language: "language English Chinese",
    fullScreen: "fullscreen",
    settings: "settings configuration",
    role: "role switch",
    clearRecents: "clear recents history",
    logout: "logout sign-out",
  },
} satisfies SameWords<typeof words>;
