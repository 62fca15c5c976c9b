import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/palette";

export default {
  results: "Results",
  recent: "Recently visited",
  screens: "Pages",
  actions: "Actions",
  action: "Action",
  found: "Results: {{number}}",
  noResults: "Nothing found for “{{query}}”",
  hintMove: "Choose",
  hintRun: "Open",
  hintClose: "Close",
  clearRecents: "Clear recently visited",
  shortcuts: "Keyboard shortcuts",
  searchTerms: {
    theme: "theme dark light",
    language: "language English Chinese",
    fullScreen: "fullscreen",
    shortcuts: "keyboard shortcuts keys",
    settings: "settings configuration",
    role: "role switch",
    clearRecents: "clear recents history",
    logout: "logout sign-out",
  },
} satisfies SameKeys<typeof translations>;
