import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/screens";

export default {
  home: "Home",
  list: "Lists",
  form: "Forms",
  profile: "Details",
  result: "Results",
  exception: "Exceptions",
  user: "User center",
  login: "Log in",
  redirect: "Redirecting",
  workplace: "Workplace",
  searchTable: "Search table",
  card: "Card list",
  step: "Step form",
  group: "Group form",
  basic: "Basic profile",
  success: "Success",
  error: "Error",
  "403": "403",
  "404": "404",
  "500": "500",
  info: "User info",
  setting: "User settings",
  message: "Message center",
  notFound: "Page not found",
} satisfies SameKeys<typeof translations>;
