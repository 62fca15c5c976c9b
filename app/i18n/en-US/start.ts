import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/start";

export default {
  load: "Part of the page did not load: the network may be down, or there is a new version.",
  incomplete:
    "Files of the page are incomplete, even after loading them again. Try again later or tell an administrator.",
  late: "The console has not started within 10 seconds: the network is slow, the server is silent, or files and settings differ in version.",
  noScript: "Please enable JavaScript in your browser.",
  retry: "Retry",
  reload: "Reload",
} satisfies SameKeys<typeof translations>;
