import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/exception";

export default {
  "403": "Sorry, you are not allowed to see this page",
  "404": "Sorry, the page you asked for does not exist",
  "500": "Sorry, something went wrong on this page",
  hints: {
    "403": "Ask an administrator if you need access",
    "404": "Check the address, or search for the page",
    "500": "Try again later. If it keeps happening, tell an administrator.",
  },
  back: "Back to workplace",
  retry: "Retry",
  search: "Search pages",
  reference: {
    title: "Error reference",
    time: "Time",
    path: "Path",
    request: "Request",
    version: "Version",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Your browser does not allow copying. Please copy the selected text yourself.",
  },
} satisfies SameKeys<typeof translations>;
