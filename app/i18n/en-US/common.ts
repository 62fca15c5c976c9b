import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/common";

export default {
  frame: {
    close: "Close",
    settings: "App settings",
  },
  theme: { toDark: "Switch to dark theme", toLight: "Switch to light theme" },
  language: {
    switchTo: "Switch language: {{language}}",
    changed: "Language switched, the page will reload",
    notStored: "Language not switched: the browser stores nothing",
  },
  failure: {
    load: "Part of the page did not load: the network may be down, or there is a new version.",
    toast: "Request failed",
    network: "Network error. Please try again later.",
    unreadable: "The response of the server could not be read. Please try again later.",
    unexpected: "Something went wrong on this page. Please try again.",
    retry: "Retry",
    retryAll: "Retry all",
    reload: "Reload",
    deployment: "The configuration is wrong and the console cannot start. Tell an administrator.",
  },
} satisfies SameKeys<typeof translations>;
